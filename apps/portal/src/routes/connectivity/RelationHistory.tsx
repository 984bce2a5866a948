import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { IpFilter } from '@routeglass/api-client/contract';
import { RelationHistoryDialog } from '@routeglass/ui/RelationHistoryDialog';
import { faceOf } from '../../wire/face.ts';
import { relationSpans } from './neighbors.ts';
import { usePastRelationEvidence } from './usePastRelationEvidence.ts';

interface RelationHistoryProps {
  readonly asn: number;
  readonly neighbor: number;
  readonly ip: IpFilter;
  readonly onClose: () => void;
}

/** The history of the relation between two networks, in a dialog. */
export function RelationHistory({ asn, neighbor, ip, onClose }: RelationHistoryProps) {
  const history = useCall(calls.neighborHistory, { params: { targetAsn: neighbor, asn }, query: { ip } });
  const network = useCall(calls.asInfo, { params: { asn } });
  const other = useCall(calls.asInfo, { params: { asn: neighbor } });
  const evidence = usePastRelationEvidence(asn);
  return (
    <RelationHistoryDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      network={{ asn, asName: network.data?.as_name ?? null }}
      neighbor={{ asn: neighbor, asName: other.data?.as_name ?? null }}
      ipVersion={ip}
      ipv4={faceOf(history, (periods) => relationSpans(periods, 4))}
      ipv6={faceOf(history, (periods) => relationSpans(periods, 6))}
      evidence={({ relation, ipVersion, start }) =>
        evidence({ neighbor, relation, ipVersions: [ipVersion], at: { start } })
      }
    />
  );
}
