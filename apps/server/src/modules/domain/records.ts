import type { AddressRecord, NameSystem } from '../../outside/nameSystem.ts';

/** Most hosts in a list and addresses of a host that are looked up; no domain needs more. */
const MOST_HOSTS = 32;
const MOST_ADDRESSES = 32;
/** Limits in seconds: an answer is kept for the shortest TTL of its addresses, within these. */
const SHORTEST = 30;
const LONGEST = 3_600;
const WITHOUT_ADDRESS = 300;

/** A server's name and addresses; no addresses if the name does not resolve. */
export interface HostRecord {
  readonly hostname: string;
  readonly addresses: readonly string[];
}

/** DNS records of a domain. */
export interface DomainRecords {
  readonly addresses: readonly string[];
  readonly nameServers: readonly HostRecord[];
  readonly mailExchanges: readonly HostRecord[];
  /** Seconds for which the answer is valid. */
  readonly ttl: number;
}

/** Looks up a domain; null if the name does not exist. A server whose name cannot be resolved is listed without addresses. */
export async function readRecords(names: NameSystem, domain: string): Promise<DomainRecords | null> {
  const [addresses, servers, exchanges] = await Promise.all([
    names.addresses(domain),
    names.nameServers(domain),
    names.mailExchanges(domain),
  ]);
  if (addresses === null && servers === null && exchanges === null) return null;
  const ttls = (addresses ?? []).map(({ ttl }) => ttl);
  const own = servers && servers.length > 0 ? servers : await serversAbove(names, domain);
  const hostsOf = (list: readonly string[]) =>
    Promise.all(
      list.slice(0, MOST_HOSTS).map(async (hostname): Promise<HostRecord> => {
        const found = await names.addresses(hostname).catch(() => null);
        ttls.push(...(found ?? []).map(({ ttl }) => ttl));
        return { hostname, addresses: listed(found ?? []) };
      }),
    );
  const [nameServers, mailExchanges] = await Promise.all([hostsOf(own), hostsOf(exchanges ?? [])]);
  const ttl = ttls.length === 0 ? WITHOUT_ADDRESS : Math.min(LONGEST, Math.max(SHORTEST, Math.min(...ttls)));
  return { addresses: listed(addresses ?? []), nameServers, mailExchanges, ttl };
}

/** Name servers of the zone of a name: those of the closest parent that has any. */
async function serversAbove(names: NameSystem, domain: string): Promise<readonly string[]> {
  const labels = domain.split('.');
  for (let first = 1; first <= labels.length - 2; first += 1) {
    const servers = await names.nameServers(labels.slice(first).join('.'));
    if (servers && servers.length > 0) return servers;
  }
  return [];
}

/** IPv4 first, each sorted as text, so that answers do not depend on the resolver's rotation. */
function listed(records: readonly AddressRecord[]): string[] {
  const ips = [...new Set(records.map(({ ip }) => ip))];
  const version = (ip: string): number => (ip.includes(':') ? 6 : 4);
  return ips.sort((a, b) => version(a) - version(b) || (a < b ? -1 : 1)).slice(0, MOST_ADDRESSES);
}
