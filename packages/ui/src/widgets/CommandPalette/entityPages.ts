import { formatPrefix } from '@routeglass/domain/prefix';
import type { Query } from '@routeglass/domain/query';
import { asMenu, type MenuEntry } from '../../facts/asMenu.ts';
import { domainMenu } from '../../facts/domainMenu.ts';
import { prefixHref } from '../../facts/prefixHref.ts';
import { asSetPage, communityPage, graphOfPrefix, inQuery } from '../../facts/destinationOfResult.ts';

/** A page of an entity, and the words that name it. The first page of a list is the one without words. */
export interface EntityPage {
  readonly name: string;
  readonly words: readonly string[];
  readonly href: string;
}

/** The entity that a query names, if it is not plain text. */
export type Entity = Exclude<Query, { readonly kind: 'empty' | 'text' }>;

/** Short words for a network's pages, besides their names. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  graph: ['paths', 'routes', 'player'],
  connectivity: ['links'],
  neighbors: ['neighbors'],
  providers: ['upstreams', 'transit'],
  customers: ['downstreams'],
  peerings: ['peers'],
  prefixes: ['announcements'],
  ix: ['ixs', 'ixp', 'exchanges'],
  'security-issues': ['incidents'],
  'route-leaks': ['leaks'],
  'routing-loops': ['loops'],
  'vulnerable-ports': ['ports'],
  'ddos-amplifiers': ['ddos'],
  'related-asns': ['siblings', 'organisation'],
};

/** The pages of an AS, in the order of its menu. */
export function pagesOfAs(asn: number): EntityPage[] {
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  return flat(asMenu(asn)).map(({ id, label, href }) => ({
    name: label,
    words: [id, label, ...(SHORT[id] ?? [])],
    href,
  }));
}

/** The pages of an entity, its main page first. A prefix has its own histories, and a graph only with the network that announces it: `from`. */
export function pagesOf(entity: Entity, from: number | null): readonly EntityPage[] {
  switch (entity.kind) {
    case 'asn':
      return pagesOfAs(entity.asn);
    case 'prefix':
    case 'address': {
      // For an address: the histories of its own block and of all around it.
      const block = formatPrefix(entity.prefix);
      const page = prefixHref(entity.kind === 'address' ? entity.address : block);
      return [
        { name: 'Overview', words: ['overview', 'origin', 'holder'], href: page },
        {
          name: 'RPKI ROA History',
          words: ['roa', 'roas', 'rpki'],
          href: `${page}?roa-history=${inQuery(block)}`,
        },
        {
          name: 'Route Object History',
          words: ['route object', 'route-object', 'irr'],
          href: `${page}?route-object-history=${inQuery(block)}`,
        },
        ...(entity.kind === 'prefix' && from !== null
          ? [
              {
                name: `Graph from AS${from}`,
                words: ['graph', 'paths', 'routes'],
                href: graphOfPrefix(from, block),
              },
            ]
          : []),
      ];
    }
    case 'domain': {
      const [overview, whois] = domainMenu(entity.domain);
      const records = overview?.href ?? '';
      return [
        { name: 'Overview', words: ['overview', 'ip', 'dns'], href: records },
        { name: 'NS Servers', words: ['ns', 'name servers', 'nameservers'], href: `${records}&tab=ns` },
        { name: 'MX Servers', words: ['mx', 'mail'], href: `${records}&tab=mx` },
        { name: 'Whois', words: ['whois'], href: whois?.href ?? '' },
      ];
    }
    case 'as-set': {
      const page = asSetPage(entity.name.replace(/^.*::/, ''));
      return [
        { name: 'ASN Members', words: ['members', 'asns'], href: page },
        { name: 'AS-SET Members', words: ['sets', 'as-sets'], href: `${page}?tab=as-set-members` },
        { name: 'All members', words: ['recursively', 'expand', 'all'], href: `${page}?recursively=true` },
        { name: 'Reverse', words: ['reverse', 'holders'], href: `${page}?tab=reverse` },
        { name: 'Raw', words: ['raw', 'object'], href: `${page}?tab=raw` },
        { name: 'Loops', words: ['loops', 'loop'], href: `${page}?tab=loops` },
      ];
    }
    case 'community': {
      const asn = entity.community.split(':')[0] ?? '';
      return [
        { name: 'Prefixes', words: ['prefixes'], href: communityPage(entity.community) },
        { name: `Communities of AS${asn}`, words: ['communities', 'list'], href: `/as/${asn}/communities` },
      ];
    }
  }
}

/** Name of an entity in a list of commands. */
export function nameOfEntity(entity: Entity): string {
  switch (entity.kind) {
    case 'asn':
      return `AS${entity.asn}`;
    case 'address':
      return entity.address;
    case 'domain':
      return entity.domain;
    default:
      return entity.text;
  }
}

/** Word for each kind of entity. */
export const kindNames: Readonly<Record<Entity['kind'], string>> = {
  asn: 'AS',
  prefix: 'Prefix',
  address: 'IP',
  domain: 'Domain',
  'as-set': 'AS-SET',
  community: 'Community',
};
