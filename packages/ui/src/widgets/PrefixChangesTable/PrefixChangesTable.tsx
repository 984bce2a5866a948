import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { ChangesTable, type ChangesTableFrame } from '../ChangesTable/ChangesTable.tsx';
import { comparedTimeText } from '../../facts/comparedTime.ts';
import type { DayPair } from '../../facts/dayPair.ts';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import type { Validity } from '@routeglass/domain/validity';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import { NOT_LOADED, validityLooks } from '../../facts/validityLook.ts';
import { verdictsText, type PrefixChange, type PrefixChangeEvidence, type PrefixVerdicts } from './prefixChange.ts';

export interface PrefixChangesTableProps extends ChangesTableFrame<PrefixChange> {
  /** Gives each verdict its evidence, fetched when opened. */
  readonly evidence?: PrefixChangeEvidence;
}

/** The prefixes of a network that were added, withdrawn or changed their verdict between two days. */
export function PrefixChangesTable({ evidence, ...frame }: PrefixChangesTableProps) {
  const choice = { days: frame.days, evidence };
  return (
    <ChangesTable<PrefixChange>
      {...frame}
      columns={[
        prefixColumn,
        verdictColumn('roa', 'ROA', choice),
        verdictColumn('routeObject', 'Route Object', choice),
      ]}
      nameOf={({ prefix }) => prefix}
      statesOf={({ before, after }) => ({ before: verdictsText(before), after: verdictsText(after) })}
      rowKey={({ prefix }) => prefix}
      noun="changed prefixes"
    />
  );
}

const prefixColumn: DataColumn<PrefixChange> = {
  id: 'prefix',
  name: 'Prefix',
  cell: ({ prefix }) => <PrefixLink prefix={prefix} />,
  text: ({ prefix }) => prefix,
  sortable: true,
  isRowHeader: true,
};

interface VerdictChoice {
  readonly days: DayPair;
  readonly evidence: PrefixChangeEvidence | undefined;
}

function verdictColumn(by: keyof PrefixVerdicts, name: string, choice: VerdictChoice): DataColumn<PrefixChange> {
  const ends = ({ before, after }: PrefixChange): Ends => [before?.[by] ?? null, after?.[by] ?? null];
  return {
    id: by,
    name,
    about: by === 'roa' ? glossary.roa : glossary.routeObject,
    cell: (row) => <Verdicts ends={ends(row)} prefix={row.prefix} by={by} name={name} {...choice} />,
    text: (row) => words(ends(row)).join(' → '),
  };
}

type Ends = readonly [before: Validity | null, after: Validity | null];

function words(ends: Ends): string[] {
  const judged = new Set(ends.filter((validity) => validity !== null));
  return judged.size === 0 ? [NOT_LOADED] : [...judged].map((validity) => validityLooks[validity].label);
}

interface VerdictsProps extends VerdictChoice {
  readonly ends: Ends;
  readonly prefix: string;
  readonly by: keyof PrefixVerdicts;
  /** Source of the verdict: `ROA`. */
  readonly name: string;
}

/** One verdict if both days agree or only one has any; else the old and the new one. */
function Verdicts({ ends: [before, after], prefix, by, name, days, evidence }: VerdictsProps) {
  const badge = (validity: Validity, day: string) => (
    <ValidityBadge
      validity={validity}
      subject={`${name} of ${prefix} on ${comparedTimeText(day)}`}
      {...evidence?.({ prefix, by, day })}
    />
  );
  if (before && after && before !== after) {
    return (
      <Inline gap={4}>
        {badge(before, days.from)}
        <span>→</span>
        {badge(after, days.until)}
      </Inline>
    );
  }
  if (after) return badge(after, days.until);
  if (before) return badge(before, days.from);
  return <ValidityBadge validity="unknown" isUnjudged />;
}
