import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('shell/Shell.tsx', [
    index('routes/home/route.tsx'),
    layout('shell/WithData.tsx', [
      route('search', 'routes/search/route.tsx'),
      route('as-set/:name', 'routes/as-set/route.tsx'),
      route('as/:asn', 'routes/as/route.tsx', [
        index('routes/overview/route.tsx'),
        route('graph/:token?', 'routes/graph/route.tsx'),
        route('connectivity/:list?', 'routes/connectivity/route.tsx'),
        route('ix', 'routes/ix/route.tsx'),
        route('related-asns', 'routes/related-asns/route.tsx'),
        route('communities', 'routes/communities/route.tsx'),
      ]),
    ]),
    route('*', 'routes/missing/route.tsx'),
  ]),
] satisfies RouteConfig;
