import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { formatAddress, formatPrefix, isDefaultRoute, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { createOriginValidator } from '@routeglass/domain/validity';
import type { Kysely } from 'kysely';
import { refuseEmptyPage, rowsOfPage } from '../../http/pages.ts';
import { badRequest } from '../../http/problem.ts';
import { openAddressFacts } from '../../store/addressFacts.ts';
import { type AnnouncedRow, findCovering, findInside, toAnnouncedPrefix } from '../../store/announced.ts';
import { coveringVrps, isVrp, toVrp } from '../../store/coveringVrps.ts';
import { toBrief } from '../../store/network.ts';
import { worldOfPrefix } from '../../store/prefixWorld.ts';
import type { Database, World } from '../../store/schema.ts';
import type { Purposes } from '../../store/specialPurpose.ts';
import { pastAnnouncements, type PeerRouteRow, peerRoutes, routeObjectsOf } from './detailRepository.ts';

type Query = QueryOf<Endpoints['prefixDetail']>;
type Detail = AnswerOf<Endpoints['prefixDetail']>;

/** More than the number of prefixes that can cover one. */
const MOST_COVERING = 1_000;
/** The history calls have all of them. */
const MOST_PAST = 20;

/** Everything known about one prefix or address. */
export function createDetailService(db: Kysely<Database>, purposes: Purposes) {
  /** Announced prefixes that cover a prefix in its own world, itself included, most specific first. */
  const around = async (prefix: Prefix) => {
    const [world, rows] = await Promise.all([
      worldOfPrefix(db, prefix),
      findCovering(db, formatPrefix(prefix), MOST_COVERING),
    ]);
    return { world, rows: rows.filter((row) => row.world === world) };
  };

  return {
    async ofPrefix(text: string, query: Query): Promise<Detail> {
      const prefix = readPrefix(text);
      const { world, rows } = await around(prefix);
      return {
        prefix: formatPrefix(prefix),
        ...(await detailOf(db, prefix, { world, rows, query, first: prefix, purposes })),
      };
    },

    async ofAddress(text: string, query: Query): Promise<AnswerOf<Endpoints['ipDetail']>> {
      const first = readPrefix(text);
      const { world, rows } = await around(first);
      const match = rows[0] && readPrefix(rows[0].prefix);
      const detail = await detailOf(db, match ?? first, { world, rows, query, first, purposes });
      return { address: formatAddress(first.bytes), prefix: match ? formatPrefix(match) : null, ...detail };
    },
  };
}

interface Around {
  readonly world: World;
  readonly rows: readonly AnnouncedRow[];
  readonly query: Query;
  /** Registries are asked about its first address. */
  readonly first: Prefix;
  readonly purposes: Purposes;
}

async function detailOf(db: Kysely<Database>, prefix: Prefix, { world, rows, query, first, purposes }: Around) {
  const text = formatPrefix(prefix);
  const { limit, offset } = rowsOfPage(query);
  const page = { limit: limit + 1, offset };
  const address = formatAddress(first.bytes);
  const isAddress = first.length === first.bytes.length * 8;
  const [factsOf, purposeOf, vrps, routeObjects, inside, routes, past] = await Promise.all([
    openAddressFacts(db, [address], purposes),
    purposes(),
    coveringVrps(db, prefix, world),
    routeObjectsOf(db, text, world),
    // An address contains no prefixes.
    isAddress ? [] : findInside(db, text, world, page),
    peerRoutes(db, text, world, page),
    pastAnnouncements(db, text, world, MOST_PAST),
  ]);
  refuseEmptyPage(query, routes.length + inside.length);
  const isWithdrawn = routes.length === 0 && offset === 0 && past.length > 0;
  const last = isWithdrawn ? await peerRoutes(db, text, world, { limit, offset }, 'last') : [];
  const covering = vrps.filter(isVrp);
  const validator = createOriginValidator(covering.map(toVrp));
  const { registered } = factsOf(address);
  // The whole prefix must be special-purpose: a default route is not, although its first address is.
  const special_purpose = purposeOf(first) ?? null;
  const isSetAside = special_purpose && !special_purpose.globally_reachable && !special_purpose.ordinary_in_sample;
  return {
    ip_version: prefix.version,
    sample: world === 'lab',
    // Private, local and similar addresses belong to nobody, like a default route, whatever a registry says.
    registered: isSetAside || isDefaultRoute(first) ? null : registered,
    special_purpose,
    origins: rows
      .filter((row) => row.prefix === text)
      .map((row) => {
        // The members of an AS_SET never match (RFC 6811, section 2).
        const origin = row.origin_set === null ? row.origin : undefined;
        return { ...toAnnouncedPrefix(row), roa_reason: validator.explain(prefix, origin).reason };
      }),
    covering: rows.filter((row) => row.prefix !== text).map(toAnnouncedPrefix),
    more_specific: inside.slice(0, limit).map(toAnnouncedPrefix),
    vrps: covering.map(({ prefix: covers, max_length, asn, ta }) => ({ prefix: covers, max_length, asn, ta })),
    route_objects: [...routeObjects],
    routes: routes.slice(0, limit).map(toPeerRoute),
    past_announcements: past.map(({ asn, as_name, country_code, origin_set, first_seen, last_seen, peers }) => ({
      origin: toBrief({ asn, as_name, country_code }),
      ...(origin_set && { origin_set: [...origin_set] }),
      first_seen: first_seen.toISOString(),
      last_seen: last_seen.toISOString(),
      peers,
    })),
    last_routes: last.map(toPeerRoute),
    current_page: query.page,
    page_size: limit,
    has_more: routes.length > limit || inside.length > limit,
  };
}

function toPeerRoute(row: PeerRouteRow): Detail['routes'][number] {
  const {
    collector,
    peer_asn: asn,
    peer_ip,
    as_name,
    country_code,
    asns: path,
    origin,
    communities,
    at,
    seen_in,
  } = row;
  const peer = toBrief({ asn, as_name, country_code });
  return {
    collector,
    peer,
    peer_ip,
    path,
    origin,
    communities: [...(communities ?? [])],
    seen_at: at.toISOString(),
    seen_in,
  };
}

function readPrefix(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix) throw badRequest('prefix', `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24`);
  return prefix;
}
