import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { RouteObjectHistoryDialog } from '@routeglass/ui/RouteObjectHistoryDialog';
import { faceOf } from '../wire/face.ts';
import { useMissingSourceOfPrefix } from '../wire/useMissingSource.ts';
import { spanOf } from './span.ts';

interface RouteObjectHistoryProps {
  readonly prefix: string;
  readonly onClose: () => void;
}

/** Which route objects registries held for a prefix, and when, in a dialog. */
export function RouteObjectHistory({ prefix, onClose }: RouteObjectHistoryProps) {
  const history = useCall(calls.historyOfRouteObjects, { query: { prefix } });
  const { face, missingSource } = useMissingSourceOfPrefix(
    prefix,
    'irr',
    faceOf(history, (records) =>
      records.map((record) => ({
        prefix: record.prefix,
        origin: record.origin,
        source: record.source,
        ...spanOf(record.start_time, record.end_time),
      })),
    ),
  );
  return (
    <RouteObjectHistoryDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      prefix={prefix}
      history={face}
      missingSource={missingSource}
    />
  );
}
