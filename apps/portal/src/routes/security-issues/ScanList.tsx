import { useClient, useScanCountries, useScans } from '@routeglass/api-client/hooks';
import { scanCalls } from '@routeglass/api-client/scans';
import type { ScanKind } from '@routeglass/domain/scan';
import { ActiveOnlyFilter, activeOnlyKey } from '@routeglass/ui/ActiveOnlyFilter';
import { CountryFilterPopover } from '@routeglass/ui/CountryFilterPopover';
import { ScanTable } from '@routeglass/ui/ScanTable';
import { useSearchParams } from 'react-router';
import { writeList } from '../../address/listAddress.ts';
import { writeParameters } from '../../address/parameters.ts';
import { allPages } from '../../wire/allPages.ts';
import { countryCount } from '../../wire/country.ts';
import { faceOf } from '../../wire/face.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { finding, readScans, scanList, scanQuery } from './scans.ts';

interface ScanListProps {
  readonly asn: number;
  readonly kind: ScanKind;
}

/** What scans of one kind found at the addresses of a network. */
export function ScanList({ asn, kind }: ScanListProps) {
  const [search, setSearch] = useSearchParams();
  const address = readScans(search, kind);
  const { view, countries: chosen, activeOnly } = address;
  const params = { asn };
  const list = useScans(kind, { params, query: scanQuery(address) }, { keepPrevious: true });
  const countries = useScanCountries(kind, { params, query: { ip: view.ipVersion } });
  const isPro = useHasRating();
  const client = useClient();
  const narrow = (values: Record<string, string>) =>
    setSearch(writeParameters(values, {}, writeList({ ...view, page: 1 }, scanList, search)), {
      preventScrollReset: true,
    });

  return (
    <ScanTable
      label={`Findings of AS${asn}`}
      kind={kind}
      findings={faceOf(list, ({ data, record_count }) => ({ rows: data.map(finding), total: record_count }))}
      view={view}
      onViewChange={(next) => setSearch(writeList(next, scanList, search), { preventScrollReset: true })}
      isStale={list.isLoading}
      csvName={`AS${asn}-${kind}`}
      csvRows={() =>
        allPages(async (page) => {
          const query = { ...scanQuery(address), ...page };
          const answer = await client.call(scanCalls[kind].list, { params, query });
          return { rows: answer.data.map(finding), pageCount: answer.page_count };
        })
      }
      isFiltered={chosen.length > 0 || activeOnly}
      filters={
        <>
          <CountryFilterPopover
            countries={faceOf(countries, (all) => all.map(countryCount))}
            selected={chosen}
            onCommit={(codes) => narrow({ cc: codes.join(',') })}
            isPro={isPro}
          />
          <ActiveOnlyFilter
            isSelected={activeOnly}
            onChange={(next) => narrow({ [activeOnlyKey(kind)]: next ? 'true' : '' })}
            isPro={isPro}
          />
        </>
      }
    />
  );
}
