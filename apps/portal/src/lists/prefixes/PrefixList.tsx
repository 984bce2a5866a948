import { prefixEndpoints } from '@routeglass/api-client/prefixes';
import { useClient, usePrefetch, usePrefixes } from '@routeglass/api-client/hooks';
import { ActiveOnlyFilter } from '@routeglass/ui/ActiveOnlyFilter';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { PrefixTable } from '@routeglass/ui/PrefixTable';
import { useSearchParams } from 'react-router';
import { PrefixHistories } from '../../histories/PrefixHistories.tsx';
import { usePrefixHistories } from '../../histories/usePrefixHistories.ts';
import { faceOf } from '../../wire/face.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useRoaEvidence } from '../../wire/roaEvidence.ts';
import { useRouteObjectEvidence } from '../../wire/routeObjectEvidence.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { CompareDates } from '../comparison/CompareDates.tsx';
import { useLastMonths } from '../lastMonths.ts';
import { RouteFilterControls } from '../routeFilters/RouteFilterControls.tsx';
import { allPrefixes } from './allPrefixes.ts';
import { listedPrefix } from './listedPrefix.ts';
import { filtersInForce, readPrefixes, writePrefixes, type PrefixAddress } from './prefixAddress.ts';
import { prefixQuery } from './prefixQuery.ts';

interface PrefixListProps {
  readonly asn: number;
  /** Whether the last three months are shown, what has ended meanwhile included, instead of what stands now. Default false. */
  readonly withPast?: boolean;
}

const NOW = {};

/** The prefixes that a network announces, as the address narrows, sorts and pages them. */
export function PrefixList({ asn, withPast = false }: PrefixListProps) {
  const [search, setSearch] = useSearchParams();
  const address = readPrefixes(search);
  const { view } = address;
  const lastMonths = useLastMonths(asn);
  const known = withPast ? lastMonths : NOW;
  const days = known ?? NOW;
  const params = { asn };
  const list = usePrefixes(known && { params, query: prefixQuery(address, known) }, { keepPrevious: true });
  const hasNext = list.data !== undefined && list.data.current_page < list.data.page_count;
  const following = prefixQuery({ ...address, view: { ...view, page: view.page + 1 } }, days);
  usePrefetch(prefixEndpoints.prefixes, hasNext ? { params, query: following } : null);
  const evidence = useRoaEvidence();
  const routeObjectEvidence = useRouteObjectEvidence();
  const client = useClient();
  const { opened, onOpenHistory, onClose } = usePrefixHistories();
  const change = (next: Partial<PrefixAddress<ListView>>) =>
    setSearch(writePrefixes({ ...address, ...next }, search), { preventScrollReset: true });
  const narrow = (next: Partial<PrefixAddress>) => change({ view: { ...view, page: 1 }, ...next });
  useKnownPage(list.error);
  const isPro = useHasRating();
  const { face, missingSource } = useMissingSource(
    asn,
    'routes',
    faceOf(list, ({ data, record_count }) => ({ rows: data.map(listedPrefix), total: record_count })),
  );

  return (
    <>
      <PrefixTable
        label={`Prefixes of AS${asn}`}
        prefixes={face}
        missingSource={missingSource}
        view={view}
        onViewChange={(next) => change({ view: next })}
        isStale={list.isLoading}
        viewHref={useViewHref()}
        csvName={`AS${asn}-prefixes`}
        csvRows={(onProgress) => allPrefixes(client, { asn, days }, address, onProgress)}
        withSpan={withPast}
        evidence={evidence}
        routeObjectEvidence={routeObjectEvidence}
        onOpenHistory={onOpenHistory}
        filtersInForce={filtersInForce(address)}
        filters={
          <>
            <RouteFilterControls {...{ asn, isPro }} filters={address} ipVersion={view.ipVersion} onNarrow={narrow} />
            {withPast && (
              <>
                <ActiveOnlyFilter
                  isSelected={address.activeOnly}
                  onChange={(activeOnly) => narrow({ activeOnly })}
                  isPro={isPro}
                />
                <CompareDates asn={asn} />
              </>
            )}
          </>
        }
      />
      <PrefixHistories opened={opened} onClose={onClose} />
    </>
  );
}
