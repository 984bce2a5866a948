import { Resolver } from 'node:dns/promises';
import { Problem } from '../http/problem.ts';

/** An address record with the seconds for which it may be kept. */
export interface AddressRecord {
  readonly ip: string;
  readonly ttl: number;
}

/** What is asked of the name system. An empty list: the name has no such record. `null`: there is no such name. */
export interface NameSystem {
  addresses(name: string): Promise<AddressRecord[] | null>;
  nameServers(name: string): Promise<string[] | null>;
  /** The most preferred first; without the null MX of a domain that takes no mail (RFC 7505). */
  mailExchanges(name: string): Promise<string[] | null>;
  /** The strings of TXT records, each record in one piece. */
  texts(name: string): Promise<string[] | null>;
}

export interface ResolverSettings {
  /** Addresses of resolvers, each with its port where it is not 53; those of the machine where empty. */
  readonly servers: readonly string[];
  /** Milliseconds for one try; there are two. */
  readonly timeout?: number;
}

/** Asks resolvers over UDP, and over TCP where an answer is too long for that. Throws E_UNREACHABLE and E_TIMED_OUT. */
export function createNameSystem({ servers, timeout = 3_000 }: ResolverSettings): NameSystem {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const where = servers.length > 0 ? servers.join(', ') : resolver.getServers().join(', ');

  const asked = async <T>(name: string, question: Promise<T[]>): Promise<T[] | null> => {
    try {
      return await question;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      if (code === 'ENODATA') return [];
      if (code === 'ENOTFOUND') return null;
      throw problemOf(code, name, where);
    }
  };

  return {
    async addresses(name) {
      const [four, six] = await Promise.all([
        asked(name, resolver.resolve4(name, { ttl: true })),
        asked(name, resolver.resolve6(name, { ttl: true })),
      ]);
      if (four === null && six === null) return null;
      return [...(four ?? []), ...(six ?? [])].map(({ address, ttl }) => ({ ip: address, ttl }));
    },
    async nameServers(name) {
      const found = await asked(name, resolver.resolveNs(name));
      return found && found.map(tidy).sort();
    },
    async texts(name) {
      const found = await asked(name, resolver.resolveTxt(name));
      return found && found.map((parts) => parts.join(''));
    },
    async mailExchanges(name) {
      const found = await asked(name, resolver.resolveMx(name));
      if (found === null) return null;
      const sorted = found
        .map(({ exchange, priority }) => ({ priority, exchange: tidy(exchange) }))
        .filter(({ exchange }) => exchange !== '')
        .sort((a, b) => a.priority - b.priority || (a.exchange < b.exchange ? -1 : 1));
      return [...new Set(sorted.map(({ exchange }) => exchange))];
    },
  };
}

const tidy = (host: string): string => host.toLowerCase().replace(/\.$/, '');

function problemOf(code: string, name: string, where: string): Problem {
  if (code === 'ETIMEOUT')
    return new Problem('E_TIMED_OUT', `The resolver (${where}) did not answer about ${name} in time; try again later`);
  if (code === 'ECONNREFUSED')
    return new Problem('E_UNREACHABLE', `The resolver (${where}) cannot be reached; set RESOLVER to one that can`);
  if (code === 'ESERVFAIL')
    return new Problem(
      'E_UNREACHABLE',
      `The name servers of ${name} do not answer, or its signatures are wrong (SERVFAIL)`,
    );
  return new Problem('E_UNREACHABLE', `The resolver (${where}) refuses to answer about ${name} (${code})`);
}
