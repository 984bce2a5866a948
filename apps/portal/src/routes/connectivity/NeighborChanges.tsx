import {
  neighborChanges,
  type NeighborChange as ListedChange,
  type NeighborList,
} from '@routeglass/api-client/neighbors';
import { network } from '@routeglass/api-client/view';
import { comparedInstant } from '@routeglass/domain/time';
import { NeighborChangesTable, type NeighborChange } from '@routeglass/ui/NeighborChangesTable';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { readAsn } from '../../address/asn.ts';
import { writeParameters } from '../../address/parameters.ts';
import { changesPage } from '../../lists/comparison/changesPage.ts';
import { CompareDates } from '../../lists/comparison/CompareDates.tsx';
import { comparisonOf, type DayPair } from '../../lists/comparison/comparison.ts';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { faceOf } from '../../wire/face.ts';
import { usePastRelationEvidence } from './usePastRelationEvidence.ts';

const RelationHistory = lazy(async () => ({ default: (await import('./RelationHistory.tsx')).RelationHistory }));

interface NeighborChangesProps {
  readonly asn: number;
  readonly type: NeighborList;
  readonly days: DayPair;
}

/** How the neighbors of two days differ. */
export function NeighborChanges({ asn, type, days }: NeighborChangesProps) {
  const address = comparisonOf(days, 'neighbor-as');
  const place = { params: { asn, type } };
  const { state, narrow, answer, table } = usePagedList(neighborChanges, place, address, neighborChange);
  const evidence = usePastRelationEvidence(asn);
  const [search, setSearch] = useSearchParams();
  const opened = readAsn(search.get('history') ?? undefined);
  const show = (history: number | null) =>
    setSearch(writeParameters({ history: history === null ? '' : String(history) }, {}, search), {
      preventScrollReset: true,
    });
  return (
    <>
      <NeighborChangesTable
        {...table}
        label={`Changed neighbors of AS${asn}`}
        days={days}
        changes={faceOf(answer, ({ data, ...totals }) => changesPage(totals, data.map(neighborChange)))}
        kind={state.kind}
        onKindChange={(kind) => narrow({ kind })}
        csvName={`AS${asn}-${type}-${days.from}-${days.until}`}
        evidence={({ day, ...relation }) => evidence({ ...relation, at: { endOf: comparedInstant(day) } })}
        onOpenHistory={(row) => show(row.network.asn)}
        filters={<CompareDates asn={asn} />}
      />
      {opened !== null && (
        <Suspense>
          <RelationHistory asn={asn} neighbor={opened} ip={state.view.ipVersion} onClose={() => show(null)} />
        </Suspense>
      )}
    </>
  );
}

function neighborChange({ neighbor_as, change, before, after }: ListedChange): NeighborChange {
  return { network: network(neighbor_as), change, before, after };
}
