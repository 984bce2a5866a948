export { NoRoutesNotice, type NoRoutesNoticeProps } from '../src/widgets/NoRoutesNotice/NoRoutesNotice.tsx';
