import type { HistogramDay } from '@routeglass/api-client/incidents';
import type { Answering } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import type { Incident } from '@routeglass/ui/IncidentTable';
import type { SourceName } from '@routeglass/ui/MissingSource';
import type { RowPage } from '@routeglass/ui/PagedTable';
import type { VerdictSource } from '@routeglass/ui/PrefixTable';
import { SegmentedControl } from '@routeglass/ui/SegmentedControl';
import type { PagedList } from '../paged/usePagedList.ts';
import { AllFilters } from './AllFilters.tsx';
import { filtersInForce, type AllAddress } from './allAddress.ts';
import { IncidentSection } from './IncidentSection.tsx';

const states = [
  { id: 'ongoing', name: 'Ongoing' },
  { id: 'ended', name: 'Ended' },
  { id: 'all', name: 'Both' },
] as const;

/** Texts of the histogram and the list if a state has no incidents. */
const none = { ongoing: 'No ongoing incidents.', ended: 'No ended incidents.', all: undefined } as const;
const hints = {
  ongoing: (of: string) => `No ongoing incidents${of}. Choose Both to see past ones.`,
  ended: (of: string) => `No ended incidents${of}. Choose Both to see ongoing ones.`,
  all: (of: string) => `No incidents recorded${of}.`,
} as const;

interface AllIncidentListProps {
  readonly label: string;
  /** The network that the list is about; absent for all networks. */
  readonly asn?: number;
  readonly list: Pick<PagedList<AllAddress, Incident>, 'state' | 'change' | 'narrow' | 'table'>;
  readonly incidents: OpenFace<RowPage<Incident>>;
  readonly histogram: Answering<readonly HistogramDay[]>;
  /** When the newest data is from. */
  readonly asOf: Date | undefined;
  readonly missingSource?: SourceName | undefined;
  /** Sources of verdicts that are not loaded. */
  readonly unjudged: readonly VerdictSource[];
  readonly csvName: string;
}

/** Incidents of every kind, a histogram of when they began, and the evidence of each. */
export function AllIncidentList({ asn, list, ...section }: AllIncidentListProps) {
  const { state: address, narrow } = list;
  const inForce = filtersInForce(address);
  return (
    <IncidentSection
      {...section}
      page={list}
      kind="all"
      own={asn}
      none={none[address.state]}
      emptyHint={hints[address.state](asn === undefined ? '' : ' for this network')}
      isFiltered={address.day !== '' || inForce > 0}
      filtersInForce={inForce}
      filters={<AllFilters address={address} onNarrow={narrow} />}
      heading={
        <SegmentedControl
          label="State"
          items={states}
          selected={address.state}
          onSelect={(next) => narrow({ state: next })}
          size="small"
        />
      }
    />
  );
}
