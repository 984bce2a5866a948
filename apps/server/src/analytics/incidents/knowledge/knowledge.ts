import type { IncidentLookup } from '@routeglass/domain/incident-detection';
import type { World } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import { countPeers } from '../../announced/vantage.ts';
import { routeSourcesOf } from '../../stories/sources.ts';
import type { Workshop } from '../../workshop.ts';
import { attestationsOf } from './attestations.ts';
import { BeliefBook } from './beliefBook.ts';
import { readGenerations } from './generations.ts';
import type { LinkBook } from './linkBook.ts';
import { lostUntil } from './lostUntil.ts';
import type { PathBook } from './pathBook.ts';
import { RegistryBook } from './registryBook.ts';
import { RelationBook } from './relationBook.ts';
import { openSpace } from './spaceBook.ts';
import { SpanBook } from './spanBook.ts';
import { tablesSince } from './tablesSince.ts';

/** All that detection asks about one world besides stories, and the books with the answers. */
export interface Knowledge {
  readonly store: Store;
  readonly world: World;
  readonly paths: PathBook;
  readonly links: LinkBook;
  readonly registries: RegistryBook;
  readonly spans: SpanBook;
  readonly lookup: IncidentLookup;
  /** Newest instant in the sources of routes, seconds since 1970. */
  readonly now: number;
  /** Up to this instant some routes are no longer loaded; null if nothing was lost. */
  readonly lostUntil: number | null;
  /** Generation of the ledger of announcements. */
  readonly history: number;
  country(asn: number): string | null;
}

/** Opens the books of a world over the current sources and what was computed from them. */
export async function openKnowledge(
  workshop: Workshop,
  world: World,
  survey: { readonly paths: PathBook; readonly links: Readonly<Record<World, LinkBook>> },
): Promise<Knowledge> {
  const { paths } = survey;
  const links = survey.links[world];
  const { store } = workshop;
  const standing = workshop.standing.filter((source) => source.world === world);
  const routes = routeSourcesOf(standing);
  const now = Math.max(0, ...routes.map(({ asOf }) => (asOf?.getTime() ?? 0) / 1000));
  const generations = await readGenerations(workshop, world);
  const lost = await lostUntil(store, world, standing);
  const registries = await RegistryBook.open(workshop, world, standing);
  const tables = await tablesSince(store, standing);
  const relations = await RelationBook.open({
    store,
    generations: generations.relations,
    links,
    beliefs: await BeliefBook.open(store, world, workshop.after('links')),
    tablesSince: tables,
    asOf: now,
  });
  const spans = new SpanBook({ store, world, history: generations.history, routes, lostUntil: lost, paths });
  const space = await openSpace(store, world, standing);
  const aspas = await attestationsOf(store, standing);
  const peers = (await countPeers(store, routes))[world];
  return {
    store,
    world,
    paths,
    links,
    registries,
    spans,
    now,
    lostUntil: lost,
    history: generations.history,
    country: (asn) => generations.countries.get(asn) ?? null,
    lookup: {
      ...space,
      path: paths.numbers,
      sets: paths.sets,
      peerAsn: (peer) => paths.peer(peer).asn,
      peersWithTable: (ipVersion) => peers[ipVersion],
      tablesSince: (ipVersion) => tables[ipVersion],
      relations,
      coneSize: (asn, ipVersion) => relations.coneSize(asn, ipVersion),
      isInCone: (provider, customer, ipVersion) => relations.isInCone(provider, customer, ipVersion),
      link: links.link,
      firstLink: links.firstLink,
      linksSince: links.linksSince,
      wasSeenBefore: links.wasSeenBefore,
      roa: registries.roa,
      roas: registries.roas,
      aspas,
      routeObject: registries.routeObject,
      routeObjects: registries.routeObjects,
      sharedOrganisation: registries.sharedOrganisation,
      organisations: registries.organisations,
      firstHopShare: (origin, firstHop, ipVersion) => spans.firstHopShare(origin, firstHop, ipVersion),
      earlier: (prefix) => spans.earlier(prefix),
      ownPrefixes: (asn, ipVersion) => spans.ownPrefixes(asn, ipVersion),
    },
  };
}
