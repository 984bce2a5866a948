import type { HistogramDay } from '@routeglass/api-client/incidents';
import type { Answering } from '@routeglass/api-client/hooks';
import { IncidentHistogram } from '@routeglass/ui/IncidentHistogram';
import { IncidentTable, type IncidentTableProps } from '@routeglass/ui/IncidentTable';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense, useCallback } from 'react';
import { faceAbove, faceOf } from '../../wire/face.ts';
import { buckets } from './incident.ts';
import { useVerdictEvidence } from './useVerdictEvidence.ts';

const IncidentEvidence = lazy(async () => ({ default: (await import('./IncidentEvidence.tsx')).IncidentEvidence }));

type FromList = 'view' | 'onViewChange' | 'isStale' | 'viewHref' | 'csvRows';

/** A list of incidents from `usePagedList`. */
interface IncidentsByPage {
  readonly state: { readonly day: string; readonly incident: string };
  readonly change: (part: { readonly incident: string }) => void;
  readonly narrow: (part: { readonly day: string }) => void;
  readonly table: Pick<IncidentTableProps, FromList>;
}

interface IncidentSectionProps extends Omit<IncidentTableProps, FromList | 'evidence' | 'onShowEvidence'> {
  readonly page: IncidentsByPage;
  readonly histogram: Answering<readonly HistogramDay[]>;
  /** When the newest data is from. */
  readonly asOf: Date | undefined;
  /** Text of the histogram if there are no incidents and no filter is set. Default: that none are recorded. */
  readonly none?: string | undefined;
}

/** A histogram of when incidents began, a page of incidents, and the evidence of each. A bar of the histogram narrows the list to its day. */
export function IncidentSection({ page, histogram, asOf, none, ...table }: IncidentSectionProps) {
  const { day, incident } = page.state;
  const { incidents } = table;
  // If the list reports a server problem, the histogram does not repeat it. If the list has its rows, the histogram reports its own.
  const histogramFace = incidents.status === 'error' ? faceAbove : faceOf;
  const read = useCallback((days: readonly HistogramDay[]) => buckets(days, asOf), [asOf]);
  const shown = incidents.status === 'ready' ? incidents.data.rows.find(({ id }) => id === incident) : undefined;
  return (
    <Stack gap={24}>
      <IncidentHistogram
        kind={table.kind}
        buckets={histogramFace(histogram, read)}
        asOf={asOf}
        missingSource={table.missingSource}
        none={table.isFiltered ? 'No matches.' : none}
        onSelect={({ from }) => {
          const chosen = from.toISOString().slice(0, 10);
          page.narrow({ day: chosen === day ? '' : chosen });
        }}
        selected={day !== '' ? new Date(day) : undefined}
      />
      <IncidentTable
        {...table}
        {...page.table}
        evidence={useVerdictEvidence()}
        onShowEvidence={({ id }) => page.change({ incident: id })}
      />
      {incident !== '' && (
        <Suspense>
          <IncidentEvidence
            id={incident}
            shown={shown}
            unjudged={table.unjudged}
            onClose={() => page.change({ incident: '' })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
