export { AlertList, type AlertListProps } from '../src/widgets/AlertList/AlertList.tsx';
export { alertReplies, type Alert, type AlertReply } from '../src/widgets/AlertList/alert.ts';
