import type { AnswerOf, Endpoints, IpFilter, QueryOf } from '@routeglass/api-client/contract';
import { countryName, countryPlace } from '@routeglass/domain/country';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { askedWorld } from '../../http/askedWorld.ts';
import { badRequest } from '../../http/problem.ts';
import { openAddressFacts } from '../../store/addressFacts.ts';
import { findCovering } from '../../store/announced.ts';
import { findNetworks, toBrief, worldOfNetwork } from '../../store/network.ts';
import { worldOfPrefix } from '../../store/prefixWorld.ts';
import type { Database, SourceKind, World } from '../../store/schema.ts';
import type { Purposes } from '../../store/specialPurpose.ts';
import { countPeers, listCountries, liveSources, newestRoutes } from './repository.ts';
import { listSpeakers } from './speakers.ts';

type Geo = AnswerOf<Endpoints['geo']>;

const NOWHERE = {
  as_name: null,
  asn: null,
  country_code: null,
  prefix: null,
  known_by: null,
  registered: null,
  special_purpose: null,
} satisfies Omit<Geo, 'ip'>;

/** What is loaded, how old it is, and where the visitor is. */
export function createWebService(db: Kysely<Database>, clock: () => number, purposes: Purposes) {
  const locate = async (ip: string): Promise<Geo> => {
    const prefix = parsePrefix(ip);
    if (!prefix) return { ...NOWHERE, ip };
    const facts = (await openAddressFacts(db, [ip], purposes))(ip);
    const { registered, special_purpose } = facts;
    // A visitor with a private or local address is neither in the Internet nor in the laboratory, which routes the same addresses.
    if (special_purpose && !special_purpose.globally_reachable) return { ...NOWHERE, ip, special_purpose };
    const [announced] = await findCovering(db, formatPrefix(prefix), 1);
    if (announced) {
      const { origin, as_name, country_code } = announced;
      return { as_name, asn: origin, country_code, ip, prefix: announced.prefix, known_by: 'routes', ...facts };
    }
    if (!registered) return { ...NOWHERE, ip, ...facts };
    const { asn, as_name, country_code } = registered.holder;
    return { as_name, asn, country_code, ip, prefix: registered.prefix, known_by: 'registry', ...facts };
  };

  const knownWorld = async (asn?: number) => (asn === undefined ? undefined : worldOfNetwork(db, asn));

  return {
    geo: locate,

    async clientInfo(address: string): Promise<AnswerOf<Endpoints['clientInfo']>> {
      const place = await locate(address);
      const { asn, country_code } = place;
      const network = asn === null ? undefined : (await findNetworks(db, [asn])).get(asn);
      return { ...place, org_name: network?.org_name ?? null, country_name: countryName(country_code) };
    },

    async countries(address: string) {
      const [codes, visitor] = await Promise.all([listCountries(db), locate(address)]);
      return codes
        .flatMap((code) => {
          const name = countryName(code);
          return name === null ? [] : [{ code, name, default: code === visitor.country_code }];
        })
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },

    async speakers(ip: IpFilter): Promise<AnswerOf<Endpoints['speakers']>> {
      const rows = await listSpeakers(db);
      return rows
        .filter(({ ipv4, ipv6 }) => ip === 'all' || (ip === '4' ? ipv4 : ipv6))
        .map(({ asn, as_name, country_code, ipv4, ipv6, sessions, collectors }) => ({
          ...toBrief({ asn, as_name, country_code }),
          ip_version: ipv4 && ipv6 ? 'all' : ipv4 ? '4' : '6',
          sessions,
          collectors: [...collectors],
          latitude: countryPlace(country_code)?.latitude ?? null,
          longitude: countryPlace(country_code)?.longitude ?? null,
        }));
    },

    async speakerCount(): Promise<AnswerOf<Endpoints['speakerCount']>> {
      const rows = await listSpeakers(db);
      return {
        count: rows.length,
        ipv4: rows.filter(({ ipv4 }) => ipv4).length,
        ipv6: rows.filter(({ ipv6 }) => ipv6).length,
        sessions: rows.reduce((sum, { sessions }) => sum + sessions, 0),
      };
    },

    async establishedSpeakersAsns() {
      return (await listSpeakers(db)).map(({ asn }) => asn);
    },

    propagationCounts: async (asn?: number) => countPeers(db, await knownWorld(asn)),

    async currentDelay({
      asn,
      sample,
    }: QueryOf<Endpoints['currentDelay']>): Promise<AnswerOf<Endpoints['currentDelay']>> {
      const world = (await knownWorld(asn)) ?? askedWorld(sample);
      const newest = await newestRoutes(db, world);
      const asOf = newest?.as_of ?? null;
      return {
        current_delay_in_seconds: asOf && Math.max(0, Math.round((clock() - asOf.getTime()) / 1_000)),
        as_of: asOf?.toISOString() ?? null,
        sample: (newest?.world ?? world) === 'lab',
      };
    },

    async sources({ asn, prefix }: QueryOf<Endpoints['sources']>): Promise<AnswerOf<Endpoints['sources']>> {
      const rows = await liveSources(db, await worldOfSubject(db, asn, prefix));
      return rows.map(({ kind, name, world, as_of, loaded_at, records }) => ({
        kind: kind as SourceKind,
        name,
        sample: world === 'lab',
        as_of: as_of?.toISOString() ?? null,
        loaded_at: (loaded_at ?? new Date(0)).toISOString(),
        records,
      }));
    },
  };
}

/** The world of a network or prefix; undefined if neither is given. */
async function worldOfSubject(
  db: Kysely<Database>,
  asn: number | undefined,
  text: string | undefined,
): Promise<World | undefined> {
  if (text === undefined) return asn === undefined ? undefined : ((await worldOfNetwork(db, asn)) ?? 'internet');
  const prefix = parsePrefix(text);
  if (!prefix)
    throw badRequest('prefix', `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24 or 2001:db8::/32`);
  return worldOfPrefix(db, prefix, asn);
}
