export {
  RoaHistoryDialog,
  type RoaHistoryDialogProps,
  type RoaSpan,
} from '../src/widgets/RoaHistoryDialog/RoaHistoryDialog.tsx';
