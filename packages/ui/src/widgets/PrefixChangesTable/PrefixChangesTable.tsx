import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ChangesTable, type ChangesTableFrame } from '../ChangesTable/ChangesTable.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import type { Validity } from '../SearchResult/searchResult.ts';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import { validityLooks } from '../ValidityBadge/validityLook.ts';
import type { PrefixChange } from './prefixChange.ts';

export interface PrefixChangesTableProps extends ChangesTableFrame<PrefixChange> {
  /** The network that announces them: each prefix leads to its graph from here. */
  readonly origin: number;
}

/** The prefixes of a network that came, went or got another verdict between two days. */
export function PrefixChangesTable({ origin, ...frame }: PrefixChangesTableProps) {
  return (
    <ChangesTable<PrefixChange>
      {...frame}
      columns={[prefixColumn(origin), ...verdictColumns]}
      rowKey={({ prefix }) => prefix}
      noun="changed prefixes"
    />
  );
}

function prefixColumn(origin: number): DataColumn<PrefixChange> {
  return {
    id: 'prefix',
    name: 'Prefix',
    cell: ({ prefix }) => <PrefixLink prefix={prefix} origin={origin} />,
    text: ({ prefix }) => prefix,
    sortable: true,
    isRowHeader: true,
  };
}

const verdictColumns = [verdictColumn('roa', 'ROA'), verdictColumn('routeObject', 'Route Object')];

function verdictColumn(id: 'roa' | 'routeObject', name: string): DataColumn<PrefixChange> {
  const ends = ({ before, after }: PrefixChange) => [before?.[id] ?? null, after?.[id] ?? null] as const;
  return {
    id,
    name,
    cell: (row) => <Verdicts ends={ends(row)} />,
    text: (row) => words(ends(row)).join(' → '),
  };
}

const words = (ends: readonly (Validity | null)[]): string[] =>
  [...new Set(ends.filter((validity) => validity !== null))].map((validity) => validityLooks[validity].label);

/** One verdict where the two days agree or only one has any; else what it was and what it became. */
function Verdicts({ ends: [before, after] }: { readonly ends: readonly [Validity | null, Validity | null] }) {
  const only = before === null || before === after ? after : after === null ? before : null;
  if (only) return <ValidityBadge validity={only} />;
  if (!before || !after) {
    return (
      <Text as="span" size={13} tone="muted">
        not known
      </Text>
    );
  }
  return (
    <Inline gap={4}>
      <ValidityBadge validity={before} />
      <span>→</span>
      <ValidityBadge validity={after} />
    </Inline>
  );
}
