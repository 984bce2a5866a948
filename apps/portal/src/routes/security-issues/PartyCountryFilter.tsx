import { useIncidentCountries } from '@routeglass/api-client/hooks';
import type { IncidentKind } from '@routeglass/domain/incidents';
import { CountryFilterPopover } from '@routeglass/ui/CountryFilterPopover';
import { useState } from 'react';
import { countryCount } from '../../wire/country.ts';
import { faceOf } from '../../wire/face.ts';
import type { IncidentAddress } from './address.ts';
import type { partyCountries } from './countryKinds.ts';
import { incidentFilters } from './incidents.ts';

interface PartyCountryFilterProps {
  readonly asn: number;
  readonly kind: IncidentKind;
  readonly address: IncidentAddress;
  readonly of: (typeof partyCountries)[IncidentKind][number];
  readonly onCommit: (codes: readonly string[]) => void;
  readonly isPro: boolean;
}

/** Narrows incidents to the countries of one of their parties. The countries are loaded when the filter is opened, or if some are chosen. */
export function PartyCountryFilter({ asn, kind, address, of, onCommit, isPro }: PartyCountryFilterProps) {
  const [wasOpened, setOpened] = useState(false);
  const selected = address.countries[of.kind];
  const isAsked = wasOpened || selected.length > 0;
  const call = useIncidentCountries(
    kind,
    address.list,
    isAsked ? { params: { party: of.party, asn }, query: incidentFilters(address) } : null,
    { keepPrevious: true },
  );
  return (
    <CountryFilterPopover
      label={of.label}
      countries={faceOf(call, (all) => all.map(countryCount))}
      selected={selected}
      onOpen={() => setOpened(true)}
      onCommit={onCommit}
      isPro={isPro}
    />
  );
}
