import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  layout('shell/WithData.tsx', [
    route('incidents', 'routes/incidents/route.tsx'),
    route('search', 'routes/search/route.tsx'),
    route('bgp-community', 'routes/bgp-community/route.tsx'),
    route('prefix/:address/:length?', 'routes/prefix/route.tsx'),
    route('ip/:address', 'routes/ip/route.tsx'),
    route('domain/:section?', 'routes/domain/route.tsx'),
    route('as-set/:name', 'routes/as-set/route.tsx'),
    route('as/:asn', 'routes/as/route.tsx', [
      index('routes/overview/route.tsx'),
      route('graph/*', 'routes/graph/route.tsx'),
      route('connectivity/:list?', 'routes/connectivity/route.tsx'),
      route('security-issues/:section?', 'routes/security-issues/route.tsx'),
      route('ix', 'routes/ix/route.tsx'),
      route('whois', 'routes/whois/route.tsx'),
      route('related-asns', 'routes/related-asns/route.tsx'),
      route('communities', 'routes/communities/route.tsx'),
    ]),
  ]),
  route('*', 'routes/missing/route.tsx'),
] satisfies RouteConfig;
