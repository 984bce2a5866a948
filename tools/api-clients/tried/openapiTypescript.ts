import createClient from 'openapi-fetch';
import type { components, paths } from './made/openapi.ts';

/** Sends a request with the types of openapi-typescript: it compiles only if they match what the server accepts and returns. */
export async function ask(fetch: (request: Request) => Promise<Response>) {
  const client = createClient<paths, 'application/json'>({ baseUrl: 'http://routeglass.invalid', fetch });
  const { data, error } = await client.GET('/v2/incidents/hijacks/asn/{asn}', {
    params: { path: { asn: 3356 }, query: { 'page-size': 10, severity: ['high'] } },
  });
  if (error) throw new Error(error.message);
  const [first] = data.data;
  const network: components['schemas']['NetworkBrief'] | undefined = first?.parties[0]?.network;
  const prefix: string | undefined = first?.prefix;
  const found = await client.GET('/v2/incidents/info/search', { params: { query: { q: '8.8.8.0/24' } } });
  const types = found.data?.map(({ type }) => type) ?? [];
  const list = await client.POST('/api/storage/v2/incidents/info/as/all', { body: [3356] });
  const asn: number | undefined = list.data?.[0]?.asn;
  return { prefix, party: network?.asn, types, asn };
}
