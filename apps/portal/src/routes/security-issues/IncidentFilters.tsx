import { useIncidentCountries, usePropagationCounts } from '@routeglass/api-client/hooks';
import type { IncidentKind } from '@routeglass/domain/incidents';
import { ActiveOnlyFilter } from '@routeglass/ui/ActiveOnlyFilter';
import { CountryFilterPopover } from '@routeglass/ui/CountryFilterPopover';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { PropagationFilterPopover } from '@routeglass/ui/PropagationFilterPopover';
import { RangeFilterPopover } from '@routeglass/ui/RangeFilterPopover';
import { countryCount } from '../../wire/country.ts';
import { faceOf } from '../../wire/face.ts';
import type { IncidentAddress } from './address.ts';
import { severityOptions, validityOptions } from './filterOptions.ts';

interface IncidentFiltersProps {
  readonly asn: number;
  readonly kind: IncidentKind;
  readonly address: IncidentAddress;
  /** Told what changes; it leads to page 1. */
  readonly onNarrow: (change: Partial<IncidentAddress>) => void;
  readonly isPro: boolean;
}

const LENGTHS = { '4': 32, '6': 128, all: 128 } as const;

/** What narrows a list of incidents besides IP version, list and text. */
export function IncidentFilters({ asn, kind, address, onNarrow, isPro }: IncidentFiltersProps) {
  const { view, list, severity, roa, routeObject, countries, activeOnly, relativePropagation } = address;
  const counts = usePropagationCounts({});
  const parties = useIncidentCountries(kind, list, {
    params: { party: 'party-countries', asn },
    query: { ip: view.ipVersion },
  });
  const propagation = address.propagation ?? relativePropagation;
  return (
    <>
      <FilterSelector
        title="Severity"
        options={severityOptions}
        selected={severity || null}
        onChange={(next) => onNarrow({ severity: next ?? '' })}
      />
      <FilterSelector
        title="ROA"
        options={validityOptions}
        selected={roa || null}
        onChange={(next) => onNarrow({ roa: next ?? '' })}
      />
      <FilterSelector
        title="Route Object"
        options={validityOptions}
        selected={routeObject || null}
        onChange={(next) => onNarrow({ routeObject: next ?? '' })}
      />
      <RangeFilterPopover
        title="Prefix length"
        min={0}
        max={LENGTHS[view.ipVersion]}
        tickStep={8}
        value={address.prefixLength}
        onApply={(range) => onNarrow({ prefixLength: range })}
        onClear={() => onNarrow({ prefixLength: null })}
        isLocked={!isPro}
      />
      <PropagationFilterPopover
        counts={counts.data ?? { ipv4: 0, ipv6: 0, all: 0 }}
        ipVersion={view.ipVersion}
        value={propagation && { range: propagation, isRelative: relativePropagation !== null }}
        onApply={({ range, isRelative }) =>
          onNarrow({
            propagation: isRelative ? null : range,
            relativePropagation: isRelative ? range : null,
          })
        }
        onClear={() => onNarrow({ propagation: null, relativePropagation: null })}
        isLocked={!isPro}
      />
      <CountryFilterPopover
        countries={faceOf(parties, (all) => all.map(countryCount))}
        selected={countries}
        onCommit={(codes) => onNarrow({ countries: codes })}
        isPro={isPro}
      />
      <ActiveOnlyFilter isSelected={activeOnly} onChange={(next) => onNarrow({ activeOnly: next })} isPro={isPro} />
    </>
  );
}
