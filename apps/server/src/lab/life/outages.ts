import { formatPrefix } from '@routeglass/domain/prefix';
import type { LabLink } from '../world/links.ts';
import type { Planner, Span } from './planner.ts';

const LINKS = 10;
const NETWORKS = 4;
const FLAPPING = 8;
/** The networks of this country all lose their links abroad at once. */
const COUNTRY = 'KE';

/** Plans failing links, disappearing networks, a country that is cut off, and flapping prefixes. */
export function planOutages(planner: Planner): void {
  for (const link of planner.random.sample(sellable(planner), LINKS)) {
    const span = planner.span(10, 360);
    cut(planner, [link], span);
    planner.record({ kind: 'outage', detail: 'link', ...span, asn: link.b, victim: link.a, prefixes: [] });
  }
  for (const { asn } of planner.random.sample(planner.networksOf('access', 'enterprise'), NETWORKS)) {
    const span = planner.span(15, 180);
    cut(
      planner,
      linksOf(planner, (link) => link.a === asn || link.b === asn),
      span,
    );
    planner.record({ kind: 'outage', detail: 'network', ...span, asn, prefixes: prefixesOf(planner, asn) });
  }
  planCountry(planner);
  for (let i = 0; i < FLAPPING; i++) planFlap(planner);
}

function planCountry(planner: Planner): void {
  const span = planner.span(100, 140);
  const home = new Set(
    planner.world.networks.filter(({ organisation }) => organisation.country.code === COUNTRY).map(({ asn }) => asn),
  );
  cut(
    planner,
    linksOf(planner, (link) => home.has(link.a) !== home.has(link.b)),
    span,
  );
  for (const asn of home) {
    planner.record({ kind: 'outage', detail: 'country', ...span, asn, prefixes: prefixesOf(planner, asn) });
  }
}

function planFlap(planner: Planner): void {
  const group = planner.takeGroup(({ prefixes }) => prefixes.length <= 3);
  if (!group) return;
  const { start } = planner.span(200, 200);
  let at = start;
  for (let i = planner.random.between(5, 14); i > 0; i--) {
    planner.change({ at, kind: 'group', group: group.id, announcement: { announcers: [] } });
    at += planner.random.between(90, 400);
    planner.change({ at, kind: 'group', group: group.id, announcement: undefined });
    at += planner.random.between(90, 400);
  }
  const prefixes = group.prefixes.map(formatPrefix);
  planner.record({ kind: 'flap', detail: 'origin', start, end: at, asn: group.origin, prefixes });
}

/** Takes the links down for the span, in both IP versions. */
function cut(planner: Planner, links: readonly LabLink[], span: Span): void {
  for (const version of [4, 6] as const) {
    for (const link of planner.world.links[version]) {
      if (!links.some(({ a, b }) => (a === link.a && b === link.b) || (a === link.b && b === link.a))) continue;
      planner.change({ at: span.start, kind: 'link', version, link, isUp: false });
      planner.change({ at: span.end, kind: 'link', version, link, isUp: true });
    }
  }
}

function linksOf(planner: Planner, isWanted: (link: LabLink) => boolean): LabLink[] {
  return planner.world.links[4].filter(isWanted);
}

/** Links to a provider, for networks that also have another one. */
function sellable(planner: Planner): LabLink[] {
  const links = planner.world.links[4].filter(({ type }) => type === 'p2c');
  return links.filter((link) => links.some((other) => other.b === link.b && other.a !== link.a));
}

function prefixesOf(planner: Planner, asn: number): string[] {
  return planner.world.groups
    .filter(({ origin }) => origin === asn)
    .flatMap(({ prefixes }) => prefixes.map(formatPrefix));
}
