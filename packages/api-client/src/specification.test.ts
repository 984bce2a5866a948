import { expect, it } from 'vitest';
import type { AnyEndpoint } from './contract/endpoint.ts';
import { endpoints } from './contract/table.ts';

const table = Object.values<AnyEndpoint>(endpoints);
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\{[\w-]+:([^}]+)\}/g, '(?:$1)')
      .replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
  );
const patterns = table.flatMap(({ method, path, alsoAt = [], query }) =>
  [path, ...alsoAt.map((other) => other.path)].map((one) => ({ method, path: patternOf(one), query })),
);

/** All calls of the specification, each with an example path and the keys of its query. */
const specified = `
GET /v2/rlg/asn/1/graph-extended ? prefix targets filter
GET /v2/route-graph/asn/1/target-presets ? prefix
GET /v2/route-graph/asn/1/graph ? prefix targets
POST /api/storage/v2/route-storage/get_graph_history ? prefix target_asns start_from
POST /api/storage/v2/route-storage/get_timeline
GET /v2/routinator-aspa/json ? select-asn
GET /v2/web/current_delay
GET /v2/incidents/info/asn/1
GET /v2/incidents/info/overview/asn/1
GET /v2/incidents/info/as/search ? q
GET /v2/incidents/info/search ? q
GET /v2/incidents/info/search/suggestions ? q
GET /v2/incidents/info/client
GET /v2/incidents/info/groups/asn/1
GET /v2/incidents/info/domain/example.net
POST /api/storage/v2/incidents/info/as/all
GET /v1/incidents/connectivity/prefixes/validation-stat/roa/asn/1 ? ip
GET /v1/incidents/connectivity/prefixes/validation-stat/route-object/asn/1 ? ip
GET /v2/incidents/connectivity/prefixes/volume/asn/1 ? ip
GET /v2/incidents/connectivity/prefixes/history/1 ? ip prefix
GET /v2/incidents/neighbors/history/1/2 ? ip
POST /api/storage/v2/incidents/neighbors/active-relation-types ? ip
GET /v1/scan/types
GET /v1/scan/overview/asn/1
GET /v2/as-rating/asn/1 ? ip
GET /v2/as-rating ? ip sort-by page q
GET /v2/as-rating/customers ? ip page q filter-country rating-country page-size
GET /v2/as-rating/countries
GET /v2/as-rating/metrics
GET /v2/as-rating/national-stability ? ip
POST /api/storage/v2/as-rating/as-list ? metric sort-order ip sort-field limit
GET /v2/rir/history_of_route_objects ? prefix from_datetime until_datetime
GET /v2/rir/history_of_roas ? prefix from_datetime until_datetime
GET /api/whois/as/1
GET /api/whois/domain/example.net
GET /v2/caida-as-org/asn/1
GET /v2/caida-as-org/siblings/asn/1 ? skip limit
GET /v2/peeringdb/asn/1
GET /v2/peeringdb/asn/1/ix-count
GET /v2/peeringdb/common-ix/1 ? n
GET /v2/peeringdb/as-set ? name
POST /api/storage/v2/irrd/graphql/
GET /v2/bgp-communities-api/communities/asn/1 ? community
GET /v2/bgp-communities-api/community-prefixes ? community page limit ipv q
GET /v2/bgp-speaker-api/speakers
GET /v2/bgp-speaker-api/speaker-count
GET /v2/bgp-speaker-api/established-speakers-asns
GET /v2/web/geo
GET /v2/web/countries
GET /v2/web/propagation-counts
GET /api/auth/v1/token
GET /api/auth/v1/session
GET /api/auth/v1/as/1/check
GET /api/auth/v1/as/access/request/1
POST /api/auth/v1/as/1/request
POST /api/auth/v1/login
POST /api/auth/v1/register
POST /api/auth/v1/register/confirm
POST /api/auth/v1/logout
POST /api/auth/v1/reset/request
POST /user/reset
POST /api/auth/v1/as/access/request/token
DELETE /api/auth/v1/as/access/request/token
POST /api/auth/v1/as/access/request/1/user/token
DELETE /api/auth/v1/as/access/request/1/user/token
POST /api/auth/v1/domain/access/request/user/token
DELETE /api/auth/v1/domain/access/request/user/token
POST /user/ask-an-expert
POST /user/feedback
POST /user/individual-plan-request
POST /user/radar/bgp-sessions
POST /user/bgp-monitoring-trial
POST /cabinet/realtimefeeds/accept/token
POST /cabinet/tariffs/as-rating-bill
POST /cabinet/tariffs/pay-rating
POST /cabinet/tariffs/pay-rating-year
GET /api/auth/v1/as/access/requests
GET /api/auth/v1/domain/access/requests
GET /api/blog/articles/ ? limit offset category
GET /api/blog/articles/1
GET /api/blog/categories/ ? limit offset
GET /openapi-config.json ? token
`;

const ofIncidents = [
  'leaks',
  'leaks/created',
  'leaks/accepted',
  'leaks/affected',
  'leaks/peer/created',
  'leaks/peer/accepted',
  'leaks/peer/affected',
  'hijacks',
  'hijacks/created',
  'hijacks/affected',
  'bogons',
  'bogons/prefixes/announced',
  'bogons/prefixes/accepted',
  'bogons/paths/affected',
  'bogons/paths/accepted',
];
const filters =
  'ip from until q active-only roa route_object severity prefix-length-min prefix-length-max propagation-min propagation-max relative-propagation-min relative-propagation-max cc hcc acc occ lcc';
const listed = [
  ...ofIncidents.flatMap((path) => [
    `GET /v2/incidents/${path}/asn/1 ? page page-size sort-by order ${filters}`,
    `GET /v2/incidents/${path}/asn/1/histogram ? ip`,
    `GET /v2/incidents/${path}/asn/1/active-count`,
    `GET /v2/incidents/${path.replace(/^[a-z]+/, '$&/cc-countries')}/asn/1`,
  ]),
  ...['loop', 'open_port', 'open_port/telnet', 'telnet', 'amplifier', 'amplifier/ntp', 'ntp'].flatMap((kind) => [
    `GET /v2/incidents/scan/${kind}/asn/1 ? ip page page-size from until sort-by order q active-only severity`,
    `GET /v2/incidents/scan/${kind}/asn/1/histogram ? ip`,
    `GET /v2/incidents/scan/${kind}/asn/1/active-count`,
    `GET /v2/incidents/scan/${kind.replace(/^[^/]+/, '$&-countries')}/asn/1`,
  ]),
  ...['neighbors', 'neighbors/merged', 'connectivity', 'connectivity/merged'].flatMap((root) => [
    ...['all', 'providers', 'customers', 'peerings', 'unspecified'].flatMap((type) => [
      `GET /v2/incidents/${root}/${type}/asn/1 ? ip page page-size sort-by order q active-only cc`,
      `GET /v2/incidents/${root}/${type}-count/asn/1`,
      `GET /v2/incidents/${root}/${type}-countries/asn/1`,
      `GET /v2/incidents/${root}/${type}/asn/1/histogram ? ip`,
      `GET /v2/incidents/${root}/${type}/asn/1/active-count ? cc from ip q until`,
    ]),
    `GET /v2/incidents/${root}/prefixes/asn/1 ? ip page page-size q`,
    `GET /v2/incidents/${root}/prefixes-count/asn/1`,
    `GET /v2/incidents/${root}/prefixes/asn/1/histogram`,
    `GET /v2/incidents/${root}/prefixes/asn/1/active-count`,
  ]),
];

/** Keys of an object schema, also of one inside a pipe. */
const keysOf = (schema: unknown): string[] => Object.keys((schema as { entries?: object }).entries ?? {});

it.each([...specified.trim().split('\n'), ...listed])('%s', (call) => {
  const [target = '', keys = ''] = call.split(' ? ');
  const [method, path = ''] = target.split(' ');
  const found = patterns.filter((one) => one.method === method && one.path.test(path));
  expect(found.length).toBeGreaterThan(0);
  const known = new Set(found.flatMap(({ query }) => keysOf(query)));
  expect(keys.split(' ').filter((key) => key !== '' && !known.has(key))).toEqual([]);
});
