import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { RoaHistoryDialog } from '@routeglass/ui/RoaHistoryDialog';
import { faceOf } from '../wire/face.ts';
import { useMissingSourceOfPrefix } from '../wire/useMissingSource.ts';
import { spanOf } from './span.ts';

interface RoaHistoryProps {
  readonly prefix: string;
  readonly onClose: () => void;
}

/** Which ROAs covered a prefix, and when, in a dialog. */
export function RoaHistory({ prefix, onClose }: RoaHistoryProps) {
  const history = useCall(calls.historyOfRoas, { query: { prefix } });
  const { face, missingSource } = useMissingSourceOfPrefix(
    prefix,
    'vrps',
    faceOf(history, (records) =>
      records.map((record) => ({
        prefix: record.prefix,
        origin: record.origin,
        ta: record.ta,
        maxLength: record.max_length,
        ...spanOf(record.start_time, record.end_time),
      })),
    ),
  );
  return (
    <RoaHistoryDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      prefix={prefix}
      history={face}
      missingSource={missingSource}
    />
  );
}
