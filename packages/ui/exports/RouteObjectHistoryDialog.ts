export {
  RouteObjectHistoryDialog,
  type RouteObjectHistoryDialogProps,
  type RouteObjectSpan,
} from '../src/widgets/RouteObjectHistoryDialog/RouteObjectHistoryDialog.tsx';
