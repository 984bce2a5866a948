/** A call that a page makes whatever stands in its address, and one that it makes only where nothing does. */
interface FirstReads {
  readonly always?: readonly string[];
  readonly plain?: readonly string[];
}

/** Who is signed in decides what of lists and graphs is locked. */
const SESSION = '/api/auth/v1/session';

/**
 * The addresses that a page asks first of all, by the route that asks them: `{asn}` is the part `:asn` of the page's path, and so on. The server answers them with
 * the page itself, so that its first drawing has them. A route has those of the routes around it, too.
 */
export const firstReads: Readonly<Record<string, FirstReads>> = {
  root: { always: ['/api/auth/v1/sample-session'] },
  'shell/WithData': { always: ['/v2/web/sources'] },
  'routes/as/route': {
    always: [
      '/v2/web/current_delay?asn={asn}',
      '/v2/incidents/info/asn/{asn}',
      '/v2/peeringdb/asn/{asn}',
      '/v2/as-rating/asn/{asn}',
      '/v2/incidents/info/overview/asn/{asn}',
      '/v2/peeringdb/asn/{asn}/ix-count',
    ],
    plain: ['/v1/scan/overview/asn/{asn}'],
  },
  'routes/overview/route': {
    always: [
      SESSION,
      '/v1/incidents/connectivity/prefixes/validation-stat/route-object/asn/{asn}',
      '/v2/web/propagation-counts?asn={asn}',
    ],
    plain: [
      '/v2/incidents/connectivity/prefixes/asn/{asn}?ip=all&q=&active-only=false&page=1&page-size=50&sort-by=prefix&order=asc',
    ],
  },
  'routes/incidents/route': {
    plain: [
      '/v2/incidents/all?state=all&ip=all&q=&page=1&page-size=50&sort-by=last-seen&order=desc',
      '/v2/incidents/all/histogram?state=all&ip=all&q=',
    ],
  },
  'routes/prefix/route': {
    always: [SESSION, '/v2/prefixes/{address}%2F{length}', '/v2/web/sources?prefix={address}%2F{length}'],
  },
  'routes/ip/route': { always: [SESSION, '/v2/ip/{address}', '/v2/web/sources?prefix={address}'] },
  'routes/graph/route': { always: [SESSION] },
  'routes/connectivity/route': { always: [SESSION] },
  'routes/security-issues/route': { always: [SESSION] },
  'routes/ix/route': { always: ['/v2/peeringdb/asn/{asn}/ix'] },
  'routes/related-asns/route': {
    always: ['/v2/caida-as-org/asn/{asn}'],
    plain: ['/v2/caida-as-org/siblings/asn/{asn}?skip=0&limit=50'],
  },
  'routes/communities/route': { always: ['/v2/bgp-communities-api/communities/asn/{asn}'] },
};

/** Routes whose pages, all below them, the server draws. */
export const drawnRoutes: ReadonlySet<string> = new Set(['routes/as/route', 'routes/prefix/route', 'routes/ip/route']);
