import type { AnyEndpoint } from '@routeglass/api-client/contract';
import type { Sources } from '../store/dataAge.ts';

/** The sources that decide an answer's age; `now` for answers fetched from elsewhere at that moment or about the caller. */
export type SourcesBehind = Sources | 'now';

const routes: Sources = [['mrt-rib', 'mrt-updates']];
const names: Sources = [['as-names', 'organisations', 'delegated', 'address-registry']];

/** By topic: the main sources of its calls. */
const ofTopic: Readonly<Record<string, SourcesBehind>> = {
  access: 'now',
  account: 'now',
  admin: 'now',
  'as-info': names,
  'as-rating': routes,
  auth: 'now',
  blog: 'now',
  communities: [['communities']],
  contact: 'now',
  domain: 'now',
  incidents: routes,
  irr: [['irr']],
  messages: 'now',
  neighbors: routes,
  organisations: [['organisations']],
  payment: 'now',
  peeringdb: [['peeringdb']],
  prefixes: routes,
  rir: [['vrps']],
  'route-graph': routes,
  'route-storage': routes,
  rpki: [['vrps']],
  scans: [['scans']],
  search: [...routes, ...names],
  alerts: 'now',
  trial: 'now',
  visits: 'now',
  web: routes,
  whois: 'now',
};

/** Calls with other sources than the rest of their topic. */
const ofCall: Readonly<Record<string, SourcesBehind>> = {
  asOverview: routes,
  // They also come with VRPs.
  aspaJson: [['aspas'], ['vrps']],
  aspaVerdicts: [['aspas'], ['vrps']],
  clientInfo: [...routes, ...names],
  communityPrefixes: routes,
  countries: names,
  geo: [...routes, ...names],
  ipDetail: [...routes, ...names],
  ratingMetrics: 'now',
  scanTypes: 'now',
  siteContacts: 'now',
  prefixDetail: [...routes, ...names],
  historyOfRouteObjects: [['irr']],
};

/** The sources behind a call. Throws for a topic without sources, since every answer states its age. */
export function sourcesBehind({ name, topic }: AnyEndpoint): SourcesBehind {
  const found = ofCall[name] ?? ofTopic[topic];
  if (!found) throw new TypeError(`${name}: no sources are named behind the topic ${topic}`);
  return found;
}
