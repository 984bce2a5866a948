import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { AnnouncementHistoryDialog } from '@routeglass/ui/AnnouncementHistoryDialog';
import { faceOf } from '../wire/face.ts';
import { useMissingSource } from '../wire/useMissingSource.ts';
import { spanOf } from './span.ts';

interface AnnouncementHistoryProps {
  readonly prefix: string;
  readonly asn: number;
  readonly onClose: () => void;
}

/** When a network announced a prefix, in a dialog. */
export function AnnouncementHistory({ prefix, asn, onClose }: AnnouncementHistoryProps) {
  const history = useCall(calls.announcementHistory, { params: { asn }, query: { prefix } });
  const { face, missingSource } = useMissingSource(
    asn,
    'routes',
    faceOf(history, (periods) => periods.map(({ first_seen, last_seen }) => spanOf(first_seen, last_seen))),
  );
  return (
    <AnnouncementHistoryDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      prefix={prefix}
      asn={asn}
      history={face}
      missingSource={missingSource}
    />
  );
}
