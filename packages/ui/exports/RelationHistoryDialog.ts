export {
  RelationHistoryDialog,
  type RelationHistoryDialogProps,
  type RelationSpan,
} from '../src/widgets/RelationHistoryDialog/RelationHistoryDialog.tsx';
