import type { SearchResult } from '@routeglass/api-client/contract';
import { formatAddress, formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { findRegistration } from '../../store/addressRange.ts';
import { type AnnouncedRow, findAround, findCovering, findWithin, toAnnouncedPrefix } from '../../store/announced.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import type { Purposes } from '../../store/specialPurpose.ts';

/**
 * Results for a prefix or address: its special purpose, the exact and covering prefixes (most specific first), the registered holder of its first
 * address as an origin without a route, then the prefixes inside it.
 */
export async function byPrefix(
  db: Kysely<Database>,
  purposes: Purposes,
  prefix: Prefix,
  most: number,
): Promise<SearchResult[]> {
  const text = formatPrefix(prefix);
  const single = prefix.length === prefix.bytes.length * 8;
  const found = single ? await findCovering(db, text, most) : await findAround(db, text, most);
  const [registered, purpose] = await Promise.all([
    registeredOrigin(db, formatAddress(prefix.bytes), found),
    specialPurpose(purposes, prefix),
  ]);
  const around = found.filter(({ covers }) => covers);
  const inside = found.filter(({ covers }) => !covers);
  return [
    ...purpose,
    ...around.map(announcedOrigin),
    ...registered,
    ...inside.map(announcedOrigin),
    ...[...around, ...inside].map(announcedPrefix),
  ];
}

/** Results for the beginning of an address: its special purpose, and the prefixes that begin with it with their origins. */
export async function byBeginning(
  db: Kysely<Database>,
  purposes: Purposes,
  prefix: Prefix,
  most: number,
): Promise<SearchResult[]> {
  const [found, purpose] = await Promise.all([
    findWithin(db, formatPrefix(prefix), most),
    specialPurpose(purposes, prefix),
  ]);
  return [...purpose, ...found.map(announcedOrigin), ...found.map(announcedPrefix)];
}

async function specialPurpose(purposes: Purposes, prefix: Prefix): Promise<SearchResult[]> {
  const data = (await purposes())(prefix);
  return data ? [{ type: 'special-purpose', data }] : [];
}

function announcedOrigin(row: AnnouncedRow): SearchResult {
  return { type: 'origin', data: { ...toAnnouncedPrefix(row), known_by: 'routes' }, ...sampleOf(row) };
}

function announcedPrefix(row: AnnouncedRow): SearchResult {
  return { type: 'prefix', data: toAnnouncedPrefix(row), ...sampleOf(row) };
}

/** Marks a result of the laboratory. */
const sampleOf = (row: AnnouncedRow | undefined) => (row?.world === 'lab' ? { sample: true as const } : {});

/** `found`: the announced prefixes, which show whose world a registered block is in. */
async function registeredOrigin(
  db: Kysely<Database>,
  address: string,
  found: readonly AnnouncedRow[],
): Promise<SearchResult[]> {
  const registered = await findRegistration(db, address);
  if (!registered) return [];
  const withoutRoute = { roa: null, route_object: null, propagation: null, relative_propagation: null } as const;
  const data = {
    prefix: registered.prefix,
    origin: toBrief(registered),
    ...withoutRoute,
    known_by: 'registry',
  } as const;
  const route = found.find(({ prefix, origin }) => prefix === registered.prefix && origin === registered.asn);
  return [{ type: 'origin', data, ...sampleOf(route) }];
}
