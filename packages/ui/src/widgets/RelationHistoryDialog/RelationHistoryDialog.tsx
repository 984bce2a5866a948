import * as glossary from '@routeglass/domain/glossary';
import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import { dayText } from '../../facts/dateText.ts';
import type { EvidenceProps } from '../../facts/evidence.ts';
import type { OpenFace } from '../../facts/face.ts';
import { HistoryDialog, type HistoryDialogFrame } from '../HistoryDialog/HistoryDialog.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import { RelationBadge } from '../RelationBadge/RelationBadge.tsx';
import { relationWords } from '../../facts/relationWords.ts';

/** A period with one relation between two networks. */
export interface RelationSpan extends HistorySpan {
  /** The neighbor's relation to the network. */
  readonly relation: NeighborRelation;
  readonly ipVersion: 4 | 6;
}

interface RelationNetwork {
  readonly asn: number;
  readonly asName: string | null;
}

export interface RelationHistoryDialogProps extends HistoryDialogFrame {
  /** The network of the page. */
  readonly network: RelationNetwork;
  readonly neighbor: RelationNetwork;
  /** One IP version, or both side by side. */
  readonly ipVersion: IpVersionChoice;
  /** Newest first; only the IP versions shown are loaded. */
  readonly ipv4: OpenFace<readonly RelationSpan[]>;
  readonly ipv6: OpenFace<readonly RelationSpan[]>;
  /** Gives each relation its period and the stored reasons, fetched when opened. */
  readonly evidence?: (span: RelationSpan) => EvidenceProps;
}

/** Past and current relations of two networks. */
export function RelationHistoryDialog({
  network,
  neighbor,
  ipVersion,
  ipv4,
  ipv6,
  evidence,
  ...props
}: RelationHistoryDialogProps) {
  const parts = [
    { name: 'IPv4', rows: ipv4, nothing: neverOver(4) },
    { name: 'IPv6', rows: ipv6, nothing: neverOver(6) },
  ] as const;
  return (
    <HistoryDialog<RelationSpan>
      {...props}
      title="AS Relationship History"
      subject={
        <>
          How <AsLink asn={network.asn} name={network.asName} /> related to{' '}
          <AsLink asn={neighbor.asn} name={neighbor.asName} /> over time
          {ipVersion !== 'all' && ` (IPv${ipVersion})`}
        </>
      }
      columns={[relationColumn(neighbor.asn, evidence)]}
      history={ipVersion === 'all' ? parts : ipVersion === '4' ? ipv4 : ipv6}
      nothing={neverOver(ipVersion === '6' ? 6 : 4)}
    />
  );
}

function neverOver(ipVersion: 4 | 6): string {
  return `These networks were never seen as neighbors over IPv${ipVersion}.`;
}

function relationColumn(neighbor: number, evidence: RelationHistoryDialogProps['evidence']): DataColumn<RelationSpan> {
  return {
    id: 'type',
    name: 'Type',
    about: glossary.relation,
    cell: (span) => (
      <RelationBadge
        relation={span.relation}
        subject={`Relation to AS${neighbor} from ${dayText(span.start)}`}
        {...evidence?.(span)}
      />
    ),
    text: ({ relation }) => relationWords[relation].one,
  };
}
