export {
  AnnouncementHistoryDialog,
  type AnnouncementHistoryDialogProps,
} from '../src/widgets/AnnouncementHistoryDialog/AnnouncementHistoryDialog.tsx';
