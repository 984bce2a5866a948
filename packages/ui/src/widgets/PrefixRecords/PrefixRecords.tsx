import * as glossary from '@routeglass/domain/glossary';
import { History } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { mapFace } from '../../facts/face.ts';
import type { SourceName } from '../../facts/sourceWords.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import type { CoveringRoa, PrefixObject } from './prefixRecords.ts';

export interface PrefixRecordsProps {
  readonly prefix: string;
  readonly roas: OpenFace<readonly CoveringRoa[]>;
  readonly objects: OpenFace<readonly PrefixObject[]>;
  /** Which of the two are not loaded: an empty list then says so. */
  readonly missingSources: readonly SourceName[];
  /** Opens the dialog of a history. */
  readonly onOpenHistory: (history: 'roa' | 'route-object') => void;
}

const roaColumns: readonly DataColumn<CoveringRoa>[] = [
  {
    id: 'prefix',
    name: 'Prefix',
    isRowHeader: true,
    cell: ({ prefix }) => <PrefixLink prefix={prefix} />,
    text: ({ prefix }) => prefix,
  },
  { id: 'max-length', name: 'Max length', about: glossary.maxLength, cell: ({ maxLength }) => maxLength, align: 'end' },
  {
    id: 'origin',
    name: 'Origin',
    about: glossary.origin,
    cell: ({ asn }) => <AsLink asn={asn} />,
    text: ({ asn }) => `AS${asn}`,
  },
  { id: 'ta', name: 'TA', about: glossary.trustAnchor, cell: ({ ta }) => ta },
];

const objectColumns: readonly DataColumn<PrefixObject>[] = [
  {
    id: 'origin',
    name: 'Origin',
    about: glossary.origin,
    isRowHeader: true,
    cell: ({ origin }) => <AsLink asn={origin} />,
    text: ({ origin }) => `AS${origin}`,
  },
  { id: 'source', name: 'Source', about: glossary.irr, cell: ({ source }) => source },
];

/** The basis of a prefix's verdicts: the ROAs that cover it and its route objects, each with a link to its history. */
export function PrefixRecords({ prefix, roas, objects, missingSources, onOpenHistory }: PrefixRecordsProps) {
  const missing = (source: SourceName) => (missingSources.includes(source) ? source : undefined);
  return (
    <Columns gap={24}>
      <PagedTable<CoveringRoa>
        label={`ROAs that cover ${prefix}`}
        noun="ROAs"
        columns={roaColumns}
        rowKey={(roa) => `${roa.prefix} ${roa.maxLength} ${roa.asn} ${roa.ta}`}
        list={mapFace(roas, (rows) => ({ rows, total: rows.length }))}
        withCount={false}
        emptyHint={`No ROA covers ${prefix}.`}
        missingSource={missing('vrps')}
        tools={
          <>
            <Heading level={3} size={14}>
              ROAs
            </Heading>
            <Button
              size="small"
              icon={History}
              aria-label={`ROA history of ${prefix}`}
              onPress={() => onOpenHistory('roa')}
            >
              History
            </Button>
          </>
        }
      />
      <PagedTable<PrefixObject>
        label={`Route objects of ${prefix}`}
        noun="route objects"
        columns={objectColumns}
        rowKey={({ origin, source }) => `${origin} ${source}`}
        list={mapFace(objects, (rows) => ({ rows, total: rows.length }))}
        withCount={false}
        emptyHint={`No loaded registry has a route object for ${prefix}.`}
        missingSource={missing('irr')}
        tools={
          <>
            <Heading level={3} size={14}>
              Route objects
            </Heading>
            <Button
              size="small"
              icon={History}
              aria-label={`Route object history of ${prefix}`}
              onPress={() => onOpenHistory('route-object')}
            >
              History
            </Button>
          </>
        }
      />
    </Columns>
  );
}
