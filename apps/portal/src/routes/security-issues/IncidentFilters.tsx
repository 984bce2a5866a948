import * as glossary from '@routeglass/domain/glossary';
import type { IncidentKind } from '@routeglass/domain/incidents';
import { ActiveOnlyFilter } from '@routeglass/ui/ActiveOnlyFilter';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { RouteFilterControls } from '../../lists/routeFilters/RouteFilterControls.tsx';
import type { IncidentAddress } from './address.ts';
import { partyCountries } from './countryKinds.ts';
import { PartyCountryFilter } from './PartyCountryFilter.tsx';
import { severityOptions } from '../../lists/incidents/severityOptions.ts';

interface IncidentFiltersProps {
  readonly asn: number;
  readonly kind: IncidentKind;
  readonly address: IncidentAddress;
  /** Called with the changed filters. The list then goes to page 1. */
  readonly onNarrow: (change: Partial<IncidentAddress>) => void;
  readonly isPro: boolean;
}

/** Filters of a list of incidents besides IP version, list and text. */
export function IncidentFilters({ asn, kind, address, onNarrow, isPro }: IncidentFiltersProps) {
  const { view, severity, countries, activeOnly } = address;
  return (
    <>
      <FilterSelector
        title="Severity"
        about={glossary.severity}
        options={severityOptions}
        selected={severity || null}
        onChange={(next) => onNarrow({ severity: next ?? '' })}
      />
      <RouteFilterControls {...{ asn, onNarrow, isPro }} filters={address} ipVersion={view.ipVersion} />
      {partyCountries[kind].map((of) => (
        <PartyCountryFilter
          key={of.kind}
          {...{ asn, kind, address, of, isPro }}
          onCommit={(codes) => onNarrow({ countries: { ...countries, [of.kind]: codes } })}
        />
      ))}
      <ActiveOnlyFilter isSelected={activeOnly} onChange={(next) => onNarrow({ activeOnly: next })} isPro={isPro} />
    </>
  );
}
