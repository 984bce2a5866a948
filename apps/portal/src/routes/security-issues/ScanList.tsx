import * as glossary from '@routeglass/domain/glossary';
import { useScanCountries } from '@routeglass/api-client/hooks';
import { scanCalls } from '@routeglass/api-client/scans';
import type { ScanKind } from '@routeglass/domain/scan';
import { ActiveOnlyFilter } from '@routeglass/ui/ActiveOnlyFilter';
import { CountryFilterPopover } from '@routeglass/ui/CountryFilterPopover';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { ScanTable } from '@routeglass/ui/ScanTable';
import { severityOptions } from '../../lists/incidents/severityOptions.ts';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { countryCount } from '../../wire/country.ts';
import { faceOf } from '../../wire/face.ts';
import { useHasRating } from '../../wire/useHasRating.ts';
import { useMissingScans } from '../../wire/useMissingSource.ts';
import { filtersInForce, finding, readScans, scanFilters, scanQuery, writeScans } from './scans.ts';
import { useScanEvidence } from './useScanEvidence.ts';
import { useScanLock } from './useScanLock.ts';

interface ScanListProps {
  readonly asn: number;
  readonly kind: ScanKind;
}

/** Findings of one kind of scan at a network's addresses. */
export function ScanList({ asn, kind }: ScanListProps) {
  const params = { asn };
  const { state, narrow, answer, rows, table } = usePagedList(
    scanCalls[kind].list,
    { params },
    {
      read: (search) => readScans(search, kind),
      write: (address, before) => writeScans(address, kind, before),
      query: scanQuery,
    },
    finding,
  );
  const countries = useScanCountries(kind, { params, query: scanFilters(state) }, { keepPrevious: true });
  const isPro = useHasRating();
  const evidence = useScanEvidence(asn, kind);
  const { face, missingSource } = useMissingScans(asn, kind, rows);
  const lock = useScanLock(asn, kind, answer.error?.status);

  return (
    <ScanTable
      {...table}
      label={`Findings of AS${asn}`}
      kind={kind}
      findings={face}
      missingSource={missingSource}
      evidence={evidence}
      lock={lock}
      csvName={`AS${asn}-${kind}`}
      filtersInForce={filtersInForce(state)}
      filters={
        <>
          <FilterSelector
            title="Severity"
            about={glossary.severity}
            options={severityOptions}
            selected={state.severity || null}
            onChange={(severity) => narrow({ severity: severity ?? '' })}
          />
          <CountryFilterPopover
            countries={faceOf(countries, (all) => all.map(countryCount))}
            selected={state.countries}
            onCommit={(codes) => narrow({ countries: codes })}
            isPro={isPro}
          />
          <ActiveOnlyFilter
            isSelected={state.activeOnly}
            onChange={(activeOnly) => narrow({ activeOnly })}
            isPro={isPro}
          />
        </>
      }
    />
  );
}
