import { useAnnouncementHistory } from '@routeglass/api-client/hooks';
import { AnnouncementHistoryDialog } from '@routeglass/ui/AnnouncementHistoryDialog';
import { faceOf } from '../wire/face.ts';
import { spanOf } from './span.ts';

interface AnnouncementHistoryProps {
  readonly prefix: string;
  readonly asn: number;
  readonly onClose: () => void;
}

/** When a network announced a prefix, in a dialog. */
export function AnnouncementHistory({ prefix, asn, onClose }: AnnouncementHistoryProps) {
  const history = useAnnouncementHistory({ params: { asn }, query: { prefix } });
  return (
    <AnnouncementHistoryDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      prefix={prefix}
      asn={asn}
      history={faceOf(history, (periods) => periods.map(({ first_seen, last_seen }) => spanOf(first_seen, last_seen)))}
    />
  );
}
