import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { DomainHost, DomainRecords } from '@routeglass/ui/DomainTables';
import { addressFacts, network } from '@routeglass/api-client/view';

type Answer = AnswerOf<Endpoints['domain']>;

/** The records of a domain in the form that widgets use. */
export function domainRecords({ domain, addresses, name_servers, mail_exchanges }: Answer): DomainRecords {
  return {
    domain,
    addresses: addresses.map(({ ip, ...row }) => ({ ip, ...announcement(row) })),
    nameServers: name_servers.map(host),
    mailExchanges: mail_exchanges.map(host),
  };
}

/** The records of a domain that does not exist. */
export function noRecords(domain: string): DomainRecords {
  return { domain, addresses: [], nameServers: [], mailExchanges: [] };
}

function host({ hostname, ip, ...row }: Answer['name_servers'][number]): DomainHost {
  return { hostname, ip, ...announcement(row) };
}

type Wire = Omit<Answer['addresses'][number], 'ip'>;

function announcement({ prefix, related_as, known_by, further_routes, sample, ...facts }: Wire) {
  return {
    prefix,
    relatedAs: related_as && network(related_as),
    knownBy: known_by,
    furtherRoutes: further_routes.map((route) => ({ prefix: route.prefix, origin: network(route.origin) })),
    ...addressFacts(facts),
    ...(sample === true && { sample }),
  };
}
