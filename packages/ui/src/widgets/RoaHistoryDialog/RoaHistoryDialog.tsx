import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { HistoryDialog, type HistoryDialogFrame } from '../HistoryDialog/HistoryDialog.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';

/** A period in which a ROA was valid. */
export interface RoaSpan extends HistorySpan {
  readonly prefix: string;
  /** The authorized ASN; 0 for none (RFC 6483). */
  readonly origin: number;
  /** Trust anchor under which it was validated. */
  readonly ta: string;
  readonly maxLength: number;
}

export interface RoaHistoryDialogProps extends HistoryDialogFrame {
  /** The prefix that the ROAs cover. */
  readonly prefix: string;
  /** Newest first. */
  readonly history: OpenFace<readonly RoaSpan[]>;
}

const columns: readonly DataColumn<RoaSpan>[] = [
  { id: 'prefix', name: 'Prefix', cell: ({ prefix }) => <PrefixLink prefix={prefix} />, text: ({ prefix }) => prefix },
  {
    id: 'origin',
    name: 'Origin',
    about: glossary.origin,
    cell: ({ origin }) => <AsLink asn={origin} />,
    text: ({ origin }) => `AS${origin}`,
  },
  { id: 'ta', name: 'TA', about: glossary.trustAnchor, cell: ({ ta }) => ta },
  { id: 'max-length', name: 'Max length', about: glossary.maxLength, cell: ({ maxLength }) => maxLength, align: 'end' },
];

/** Which ROAs covered a prefix, and when. */
export function RoaHistoryDialog({ prefix, ...props }: RoaHistoryDialogProps) {
  return (
    <HistoryDialog<RoaSpan>
      {...props}
      title="RPKI ROA History"
      subject={
        <>
          ROAs that cover <PrefixLink prefix={prefix} />
        </>
      }
      columns={columns}
      instants={['Start', 'End']}
      nothing="No loaded ROA covered this prefix in this period."
    />
  );
}
