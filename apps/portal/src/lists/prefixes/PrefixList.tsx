import { prefixEndpoints } from '@routeglass/api-client/prefixes';
import { ActiveOnlyFilter } from '@routeglass/ui/ActiveOnlyFilter';
import { PrefixTable } from '@routeglass/ui/PrefixTable';
import { PrefixHistories } from '../../histories/PrefixHistories.tsx';
import { usePrefixHistories } from '../../histories/usePrefixHistories.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useRoaEvidence } from '../../wire/roaEvidence.ts';
import { useRouteObjectEvidence } from '../../wire/routeObjectEvidence.ts';
import { useUnjudged } from '../../wire/useUnjudged.ts';
import { CompareDates } from '../comparison/CompareDates.tsx';
import { useLastMonths } from '../lastMonths.ts';
import { usePagedList } from '../paged/usePagedList.ts';
import { RouteFilterControls } from '../routeFilters/RouteFilterControls.tsx';
import { listedPrefix } from './listedPrefix.ts';
import { filtersInForce, readPrefixes, writePrefixes } from './prefixAddress.ts';
import { prefixQuery } from './prefixQuery.ts';

interface PrefixListProps {
  readonly asn: number;
  /** Whether to show the last three months, with announcements that have ended, instead of the current ones. Default false. */
  readonly withPast?: boolean;
}

const NOW = {};

/** The prefixes that a network announces, as the address narrows, sorts and pages them. */
export function PrefixList({ asn, withPast = false }: PrefixListProps) {
  const lastMonths = useLastMonths(asn);
  const days = withPast ? lastMonths : NOW;
  const { state, narrow, rows, table } = usePagedList(
    prefixEndpoints.prefixes,
    days ? { params: { asn } } : null,
    { read: readPrefixes, write: writePrefixes, query: (address) => prefixQuery(address, days ?? NOW) },
    listedPrefix,
  );
  const evidence = useRoaEvidence();
  const routeObjectEvidence = useRouteObjectEvidence();
  const { opened, onOpenHistory, onClose } = usePrefixHistories();
  const isPro = useHasRating();
  const { face, missingSource } = useMissingSource(asn, 'routes', rows);

  return (
    <>
      <PrefixTable
        {...table}
        label={`Prefixes of AS${asn}`}
        prefixes={face}
        missingSource={missingSource}
        csvName={`AS${asn}-prefixes`}
        withSpan={withPast}
        unjudged={useUnjudged(asn)}
        withName
        evidence={evidence}
        routeObjectEvidence={routeObjectEvidence}
        onOpenHistory={onOpenHistory}
        filtersInForce={filtersInForce(state)}
        filters={
          <>
            <RouteFilterControls
              {...{ asn, isPro }}
              filters={state}
              ipVersion={state.view.ipVersion}
              onNarrow={narrow}
            />
            {withPast && (
              <>
                <ActiveOnlyFilter
                  isSelected={state.activeOnly}
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
