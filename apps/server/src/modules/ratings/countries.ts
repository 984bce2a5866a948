import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { countryName } from '@routeglass/domain/country';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { findRegistration } from '../../store/addressRange.ts';
import { findCovering } from '../../store/announced.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';
import { ratedCountries } from './repository.ts';

/** Countries with a local rating, by name, and the default one. */
export async function listCountries(
  db: Kysely<Database>,
  edition: Edition,
  address: string,
): Promise<AnswerOf<Endpoints['ratingCountries']>> {
  const [rows, visitor] = await Promise.all([ratedCountries(db, edition), countryOf(db, address)]);
  const largest = rows.toSorted((a, b) => b.networks - a.networks || (a.country < b.country ? -1 : 1))[0]?.country;
  const chosen = rows.some(({ country }) => country === visitor) ? visitor : largest;
  return rows
    .map(({ country, networks }) => {
      return { code: country, name: countryName(country) ?? country, default: country === chosen, networks };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function countryOf(db: Kysely<Database>, address: string): Promise<string | null> {
  const prefix = parsePrefix(address);
  if (!prefix) return null;
  const [announced] = await findCovering(db, formatPrefix(prefix), 1);
  return announced?.country_code ?? (await findRegistration(db, address))?.country_code ?? null;
}
