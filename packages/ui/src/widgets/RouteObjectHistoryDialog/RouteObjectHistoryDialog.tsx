import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { HistoryDialog, type HistoryDialogFrame } from '../HistoryDialog/HistoryDialog.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';

/** A period in which a registry had a route object. */
export interface RouteObjectSpan extends HistorySpan {
  readonly prefix: string;
  /** Its origin ASN. */
  readonly origin: number;
  /** The registry: `RIPE`, `RADB`. */
  readonly source: string;
}

export interface RouteObjectHistoryDialogProps extends HistoryDialogFrame {
  /** The prefix of the objects. */
  readonly prefix: string;
  /** Newest first. */
  readonly history: OpenFace<readonly RouteObjectSpan[]>;
}

const columns: readonly DataColumn<RouteObjectSpan>[] = [
  { id: 'prefix', name: 'Prefix', cell: ({ prefix }) => <PrefixLink prefix={prefix} />, text: ({ prefix }) => prefix },
  {
    id: 'origin',
    name: 'Origin',
    about: glossary.origin,
    cell: ({ origin }) => <AsLink asn={origin} />,
    text: ({ origin }) => `AS${origin}`,
  },
  { id: 'source', name: 'Source', about: glossary.irr, cell: ({ source }) => source },
];

/** Which route objects registries had for a prefix, and when. */
export function RouteObjectHistoryDialog({ prefix, ...props }: RouteObjectHistoryDialogProps) {
  return (
    <HistoryDialog<RouteObjectSpan>
      {...props}
      title="Route Object History"
      subject={
        <>
          Route objects for <PrefixLink prefix={prefix} />
        </>
      }
      columns={columns}
      instants={['Start', 'End']}
      nothing="No loaded registry had a route object for this prefix."
    />
  );
}
