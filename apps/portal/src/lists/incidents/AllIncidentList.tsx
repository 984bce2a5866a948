import type { IncidentRow } from '@routeglass/api-client/incidents';
import type { ListView } from '@routeglass/ui/FilteredTable';
import type { OpenFace } from '@routeglass/ui/Face';
import { IncidentHistogram, type IncidentBucket } from '@routeglass/ui/IncidentHistogram';
import { IncidentTable, type Incident } from '@routeglass/ui/IncidentTable';
import type { SourceName } from '@routeglass/ui/MissingSource';
import { SegmentedControl } from '@routeglass/ui/SegmentedControl';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense } from 'react';
import { useViewHref } from '../../wire/useViewHref.ts';
import { allPages } from '../../wire/allPages.ts';
import { AllFilters } from './AllFilters.tsx';
import { filtersInForce, type AllAddress } from './allAddress.ts';
import { incident } from './incident.ts';
import { useVerdictEvidence } from './useVerdictEvidence.ts';

const IncidentEvidence = lazy(async () => ({ default: (await import('./IncidentEvidence.tsx')).IncidentEvidence }));

const states = [
  { id: 'ongoing', name: 'Ongoing' },
  { id: 'ended', name: 'Ended' },
  { id: 'all', name: 'Both' },
] as const;

interface AllIncidentListProps {
  readonly label: string;
  /** The network that the list is about; absent for all networks. */
  readonly asn?: number;
  readonly address: AllAddress;
  readonly onChange: (change: Partial<AllAddress<ListView>>) => void;
  readonly incidents: OpenFace<{ readonly rows: readonly Incident[]; readonly total: number }>;
  readonly buckets: OpenFace<readonly IncidentBucket[]>;
  /** When the newest data is from. */
  readonly asOf: Date | undefined;
  readonly missingSource?: SourceName | undefined;
  readonly isStale: boolean;
  readonly csvName: string;
  /** One page of the list, for the file of all of them. */
  readonly readPage: (page: {
    readonly page: number;
    readonly 'page-size': number;
  }) => Promise<{ readonly data: readonly IncidentRow[]; readonly page_count: number }>;
}

/** Incidents of every kind, when they began, and the evidence of each. */
export function AllIncidentList({
  label,
  asn,
  address,
  onChange,
  incidents,
  buckets,
  asOf,
  missingSource,
  isStale,
  csvName,
  readPage,
}: AllIncidentListProps) {
  const { view, state, day } = address;
  const evidence = useVerdictEvidence();
  const viewHref = useViewHref();
  const narrow = (part: Partial<AllAddress>) => onChange({ view: { ...view, page: 1 }, ...part });
  const shown =
    incidents.status === 'ready' ? incidents.data.rows.find(({ id }) => id === address.incident) : undefined;
  const isNarrowed = day !== '' || filtersInForce(address) > 0;
  const of = asn === undefined ? '' : ' for this network';
  return (
    <Stack gap={24}>
      <IncidentHistogram
        kind="all"
        buckets={buckets}
        asOf={asOf}
        missingSource={missingSource}
        onSelect={({ from }) => {
          const chosen = from.toISOString().slice(0, 10);
          narrow({ day: chosen === day ? '' : chosen });
        }}
        {...(day !== '' && { selected: new Date(day) })}
      />
      <IncidentTable
        label={label}
        kind="all"
        {...(asn !== undefined && { own: asn })}
        incidents={incidents}
        missingSource={missingSource}
        emptyHint={
          state === 'ongoing'
            ? `No ongoing incidents${of}. Choose Both to see past ones.`
            : `No incidents recorded${of}.`
        }
        view={view}
        onViewChange={(changed) => onChange({ view: changed })}
        isStale={isStale}
        csvName={csvName}
        viewHref={viewHref}
        csvRows={(onProgress) =>
          allPages(async (page) => {
            const answer = await readPage(page);
            return { rows: answer.data.map(incident), pageCount: answer.page_count };
          }, onProgress)
        }
        evidence={evidence}
        onShowEvidence={({ id }) => onChange({ incident: id })}
        isFiltered={isNarrowed}
        filtersInForce={filtersInForce(address)}
        filters={<AllFilters address={address} onNarrow={narrow} />}
        heading={
          <SegmentedControl
            label="State"
            items={states}
            selected={state}
            onSelect={(next) => narrow({ state: next })}
            size="small"
          />
        }
      />
      {address.incident !== '' && (
        <Suspense>
          <IncidentEvidence id={address.incident} shown={shown} onClose={() => onChange({ incident: '' })} />
        </Suspense>
      )}
    </Stack>
  );
}
