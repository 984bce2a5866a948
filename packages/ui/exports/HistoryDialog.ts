export {
  HistoryDialog,
  type HistoryDialogFrame,
  type HistoryDialogProps,
  type HistoryPart,
} from '../src/widgets/HistoryDialog/HistoryDialog.tsx';
export type { HistorySpan } from '../src/facts/historySpan.ts';
