import { useClient, usePrefetch, useScanCountries, useScans } from '@routeglass/api-client/hooks';
import { scanCalls } from '@routeglass/api-client/scans';
import type { ScanKind } from '@routeglass/domain/scan';
import { ActiveOnlyFilter, activeOnlyKey } from '@routeglass/ui/ActiveOnlyFilter';
import { CountryFilterPopover } from '@routeglass/ui/CountryFilterPopover';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { ScanTable } from '@routeglass/ui/ScanTable';
import { useSearchParams } from 'react-router';
import { writeList } from '../../address/listAddress.ts';
import { writeParameters } from '../../address/parameters.ts';
import { allPages } from '../../wire/allPages.ts';
import { countryCount } from '../../wire/country.ts';
import { faceOf } from '../../wire/face.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useMissingScans } from '../../wire/useMissingSource.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { finding, readScans, scanFilters, scanList, scanQuery } from './scans.ts';
import { severityOptions } from '../../lists/incidents/severityOptions.ts';
import { useScanEvidence } from './useScanEvidence.ts';
import { useScanLock } from './useScanLock.ts';

interface ScanListProps {
  readonly asn: number;
  readonly kind: ScanKind;
}

/** What scans of one kind found at the addresses of a network. */
export function ScanList({ asn, kind }: ScanListProps) {
  const [search, setSearch] = useSearchParams();
  const address = readScans(search, kind);
  const { view, severity, countries: chosen, activeOnly } = address;
  const params = { asn };
  const list = useScans(kind, { params, query: scanQuery(address) }, { keepPrevious: true });
  const hasNext = list.data !== undefined && list.data.current_page < list.data.page_count;
  const next = scanQuery({ ...address, view: { ...view, page: view.page + 1 } });
  usePrefetch(scanCalls[kind].list, hasNext ? { params, query: next } : null);
  const countries = useScanCountries(kind, { params, query: scanFilters(address) }, { keepPrevious: true });
  const isPro = useHasRating();
  const client = useClient();
  const narrow = (values: Record<string, string>) =>
    setSearch(writeParameters(values, {}, writeList({ ...view, page: 1 }, scanList, search)), {
      preventScrollReset: true,
    });
  useKnownPage(list.error);
  const evidence = useScanEvidence(asn, kind);
  const { face, missingSource } = useMissingScans(
    asn,
    kind,
    faceOf(list, ({ data, record_count }) => ({ rows: data.map(finding), total: record_count })),
  );
  const lock = useScanLock(asn, kind, list.error?.status);

  return (
    <ScanTable
      label={`Findings of AS${asn}`}
      kind={kind}
      findings={face}
      missingSource={missingSource}
      view={view}
      onViewChange={(changed) => setSearch(writeList(changed, scanList, search), { preventScrollReset: true })}
      isStale={list.isLoading}
      evidence={evidence}
      lock={lock}
      viewHref={useViewHref()}
      csvName={`AS${asn}-${kind}`}
      csvRows={(onProgress) =>
        allPages(async (page) => {
          const query = { ...scanQuery(address), ...page };
          const answer = await client.call(scanCalls[kind].list, { params, query });
          return { rows: answer.data.map(finding), pageCount: answer.page_count };
        }, onProgress)
      }
      filtersInForce={[severity !== '', chosen.length > 0, activeOnly].filter(Boolean).length}
      filters={
        <>
          <FilterSelector
            title="Severity"
            options={severityOptions}
            selected={severity || null}
            onChange={(chosenSeverity) => narrow({ severity: chosenSeverity ?? '' })}
          />
          <CountryFilterPopover
            countries={faceOf(countries, (all) => all.map(countryCount))}
            selected={chosen}
            onCommit={(codes) => narrow({ cc: codes.join(',') })}
            isPro={isPro}
          />
          <ActiveOnlyFilter
            isSelected={activeOnly}
            onChange={(isOnly) => narrow({ [activeOnlyKey(kind)]: isOnly ? 'true' : '' })}
            isPro={isPro}
          />
        </>
      }
    />
  );
}
