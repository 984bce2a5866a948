import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import { readDomainName } from '../../http/domainName.ts';
import { Problem } from '../../http/problem.ts';
import { type AddressFacts, openAddressFacts } from '../../store/addressFacts.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import type { Purposes } from '../../store/specialPurpose.ts';
import type { NameSystem } from '../../outside/nameSystem.ts';
import { readRecords, type DomainRecords, type HostRecord } from './records.ts';
import { type AddressOwner, announcersOf } from './repository.ts';

type DomainAnswer = AnswerOf<Endpoints['domain']>;
type Owner = Omit<DomainAnswer['addresses'][number], 'ip'>;

const NOBODY: Owner = {
  prefix: null,
  related_as: null,
  known_by: null,
  further_routes: [],
  registered: null,
  special_purpose: null,
};

const MOST_KEPT = 2_000;
/** Seconds until a name that does not exist is queried again. */
const NOBODY_FOR = 60;

interface Kept {
  readonly records: Promise<DomainRecords | null>;
  readonly askedAt: number;
  /** Milliseconds since 1970; infinite while the query is running. */
  until: number;
}

/** Domains: DNS answers, kept as long as their TTL allows, combined with the loaded tables. */
export function createDomainService(db: Kysely<Database>, purposes: Purposes, clock: () => number, names: NameSystem) {
  const kept = new Map<string, Kept>();

  /** The records and the time of the query. Simultaneous requests share one query, and a valid answer is reused. */
  const recordsOf = (domain: string): Kept => {
    const known = kept.get(domain);
    if (known && clock() < known.until) return known;
    const asked: Kept = { records: readRecords(names, domain), askedAt: clock(), until: Number.POSITIVE_INFINITY };
    kept.delete(domain);
    kept.set(domain, asked);
    asked.records.then(
      (records) => (asked.until = asked.askedAt + (records?.ttl ?? NOBODY_FOR) * 1_000),
      () => kept.delete(domain),
    );
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    return asked;
  };

  const ownersOf = async (ips: readonly string[]): Promise<ReadonlyMap<string, Owner>> => {
    const [routes, factsOf] = await Promise.all([announcersOf(db, ips), openAddressFacts(db, ips, purposes)]);
    return new Map(ips.map((ip) => [ip, ownerOf(routes.get(ip) ?? [], factsOf(ip))]));
  };

  return {
    async domain(text: string): Promise<DomainAnswer> {
      const name = readDomainName(text);
      const asked = recordsOf(name.ascii);
      const records = await asked.records;
      if (!records) throw new Problem('E_NOT_FOUND', `The domain ${name.unicode} does not exist`);
      const { addresses, nameServers, mailExchanges } = records;
      const all = [...addresses, ...[...nameServers, ...mailExchanges].flatMap((host) => host.addresses)];
      const owners = await ownersOf([...new Set(all)]);
      const rowOf = (ip: string | null): Owner => (ip === null ? undefined : owners.get(ip)) ?? NOBODY;
      const rowsOf = ({ hostname, addresses: ips }: HostRecord) =>
        (ips.length === 0 ? [null] : ips).map((ip) => ({ hostname, ip, ...rowOf(ip) }));
      return {
        domain: name.unicode,
        addresses: addresses.map((ip) => ({ ip, ...rowOf(ip) })),
        name_servers: nameServers.flatMap(rowsOf),
        mail_exchanges: mailExchanges.flatMap(rowsOf),
        asked_at: new Date(asked.askedAt).toISOString(),
      };
    },
  };
}

/** The network of an address by its most specific route, otherwise by the registries, and the registry entry in either case. */
function ownerOf([route, ...further]: readonly AddressOwner[], facts: AddressFacts): Owner {
  const further_routes = further.map((one) => ({ prefix: one.prefix, origin: originOf(one) }));
  if (route)
    return {
      prefix: route.prefix,
      related_as: originOf(route),
      known_by: 'routes',
      further_routes,
      ...facts,
      ...(route.world === 'lab' && { sample: true }),
    };
  const { registered } = facts;
  return registered
    ? { prefix: registered.prefix, related_as: registered.holder, known_by: 'registry', further_routes, ...facts }
    : { ...NOBODY, ...facts };
}

function originOf({ origin, as_name, country_code }: AddressOwner) {
  return toBrief({ asn: origin, as_name, country_code });
}
