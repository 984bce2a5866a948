export { ReasonDialog, type ReasonDialogProps } from '../src/widgets/ReasonDialog/ReasonDialog.tsx';
