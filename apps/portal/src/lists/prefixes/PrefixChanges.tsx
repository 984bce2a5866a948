import { prefixChanges, type PrefixChange as WireChange } from '@routeglass/api-client/prefixes';
import { PrefixChangesTable, type PrefixChange, type PrefixVerdicts } from '@routeglass/ui/PrefixChangesTable';
import { PrefixHistories } from '../../histories/PrefixHistories.tsx';
import { usePrefixHistories } from '../../histories/usePrefixHistories.ts';
import { faceOf } from '../../wire/face.ts';
import { changesPage } from '../comparison/changesPage.ts';
import { CompareDates } from '../comparison/CompareDates.tsx';
import { comparisonOf, type DayPair } from '../comparison/comparison.ts';
import { usePagedList } from '../paged/usePagedList.ts';
import { usePastVerdictEvidence } from './usePastVerdictEvidence.ts';

interface PrefixChangesProps {
  readonly asn: number;
  readonly days: DayPair;
}

/** How the announced prefixes of two days differ. */
export function PrefixChanges({ asn, days }: PrefixChangesProps) {
  const address = comparisonOf(days, 'prefix');
  const { state, narrow, answer, table } = usePagedList(prefixChanges, { params: { asn } }, address, prefixChange);
  const { opened, onOpenHistory, onClose } = usePrefixHistories();
  return (
    <>
      <PrefixChangesTable
        {...table}
        label={`Changed prefixes of AS${asn}`}
        days={days}
        changes={faceOf(answer, ({ data, ...totals }) => changesPage(totals, data.map(prefixChange)))}
        kind={state.kind}
        onKindChange={(kind) => narrow({ kind })}
        csvName={`AS${asn}-prefixes-${days.from}-${days.until}`}
        evidence={usePastVerdictEvidence(asn)}
        onOpenHistory={({ prefix }) => onOpenHistory({ prefix, origin: { asn } }, 'announcement')}
        filters={<CompareDates asn={asn} />}
      />
      <PrefixHistories opened={opened} onClose={onClose} />
    </>
  );
}

function prefixChange({ prefix, change, before, after }: WireChange): PrefixChange {
  return { prefix, change, before: verdicts(before), after: verdicts(after) };
}

function verdicts(wire: WireChange['before']): PrefixVerdicts | null {
  return wire && { roa: wire.roa, routeObject: wire.route_object };
}
