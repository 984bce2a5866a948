import { countryName } from '@routeglass/domain/country';
import { parseAddress } from '@routeglass/domain/prefix';
import { openAddressFacts } from '../../store/addressFacts.ts';
import { readSpecialPurposes } from '../../store/specialPurpose.ts';
import type { Store } from '../../store/store.ts';

/** Country names by address. Addresses that are in no loaded registry, or have no country, are left out. */
export type PlacesOf = (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export const createPlaces =
  ({ db }: Pick<Store, 'db'>): PlacesOf =>
  async (addresses) => {
    const known = [...new Set(addresses)].filter((address) => parseAddress(address) !== null);
    const factsOf = await openAddressFacts(db, known, () => readSpecialPurposes(db));
    return new Map(
      known.flatMap((address) => {
        const { registered, special_purpose } = factsOf(address);
        const isPublic = special_purpose?.globally_reachable ?? true;
        const name = isPublic && registered ? countryName(registered.holder.country_code) : null;
        return name === null ? [] : [[address, name] as const];
      }),
    );
  };
