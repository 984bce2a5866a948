export { ConfirmDialog, type ConfirmDialogProps } from '../src/widgets/ConfirmDialog/ConfirmDialog.tsx';
