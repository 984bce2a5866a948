import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { Json } from './jsonSchema.ts';

/** Examples by parameter name: values of the real Internet that every installation knows about. */
const examples: Readonly<Record<string, unknown>> = {
  acc: ['DE'],
  account: 'reader@example.net',
  action: 'login',
  actor: 'reader@example.net',
  address: '8.8.8.8',
  asn: 3356,
  category: '2,4,5,6',
  cc: ['US'],
  community: '3356:2001',
  day: '2026-06-01',
  filter: '174',
  'filter-country': 'DE',
  from: '2026-06-01',
  from_datetime: '2026-06-01',
  hcc: ['US'],
  email: 'reader@example.net',
  id: 'b9Kq2',
  key: 3356,
  lcc: ['US'],
  metric: 'customers',
  n: [174],
  name: 'example.net',
  occ: ['US'],
  path: '174 3356 15169',
  prefix: '8.8.8.0/24',
  'prefix-length-max': 24,
  'prefix-length-min': 8,
  'propagation-max': 1000,
  'propagation-min': 10,
  provider: 'peeringdb',
  q: '8.8',
  'rating-country': 'DE',
  'relative-propagation-max': 99.5,
  'relative-propagation-min': 10,
  'select-asn': [3356],
  session: 'k4Tz9',
  start_from: '2026-06-01T00:00:00Z',
  target_asns: [174, 1299],
  subject: 'reader@example.net',
  targetAsn: 174,
  targets: [174, 1299],
  token: 'token-of-the-link',
  until: '2026-06-02',
  until_datetime: '2026-06-02',
  userId: '1',
};

/** Exceptions for calls in which a name has another meaning. */
const ofCall: Readonly<Record<string, unknown>> = {
  'approveAsAccess.key': 'token-of-the-link',
  'article.id': 1,
  'article.kind': 'learn',
  'articles.kind': 'blog,news',
  'asRating.q': 'telekom',
  'asSearch.q': 'cloudflare',
  'asSetRegistries.name': 'AS-HURRICANE',
  'asSetNetworks.name': 'RIPE::AS-HURRICANE',
  'incident.id': '0123456789abcdef',
  'neighborChanges.q': 'telekom',
  'oidcCallback.code': 'code-of-the-provider',
  'oidcCallback.error': 'access_denied',
  'oidcCallback.error_description': 'The user said no',
  'oidcCallback.iss': 'https://auth.peeringdb.com',
  'oidcCallback.session_state': 'state',
  'oidcCallback.state': 'state',
  'oidcStart.redirect': '/as/3356',
  'ratingHistory.asn': [3356, 174],
  'ratingList.q': 'telekom',
  'rejectAsAccess.key': 'token-of-the-link',
  'search.q': '8.8.8.0/24',
  'suggestions.q': 'google',
  'visits.q': 'pricing',
};

/** Returns a parameter's example: from the exceptions above, its default, the first of its named values, or the table above. */
export function exampleOf({ name: call }: AnyEndpoint, name: string, json: Json): unknown {
  const { items } = json as { readonly items?: Json };
  const named = firstOf(json) ?? (items && firstOf(items) !== undefined ? [firstOf(items)] : undefined);
  return ofCall[`${call}.${name}`] ?? json['default'] ?? named ?? examples[name];
}

function firstOf({ enum: options }: Json): unknown {
  return (options as readonly unknown[] | undefined)?.find((option) => option !== '');
}
