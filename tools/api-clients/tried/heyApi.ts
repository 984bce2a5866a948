import { client } from './made/hey/client.gen.ts';
import { asInfoList, hijacks, search } from './made/hey/sdk.gen.ts';
import type { NetworkBrief } from './made/hey/types.gen.ts';

/** Sends a request with the client of hey-api: it compiles only if its types match what the server accepts and returns. */
export async function ask(fetch: (request: Request) => Promise<Response>) {
  client.setConfig({ baseUrl: 'http://routeglass.invalid', fetch: (target, init) => fetch(new Request(target, init)) });
  const { data, error } = await hijacks({ path: { asn: 3356 }, query: { 'page-size': 10, severity: ['high'] } });
  if (error) throw new Error(error.message);
  const [first] = data?.data ?? [];
  const network: NetworkBrief | undefined = first?.parties[0]?.network;
  const prefix: string | undefined = first?.prefix;
  const found = await search({ query: { q: '8.8.8.0/24' } });
  const types = found.data?.map(({ type }) => type) ?? [];
  const list = await asInfoList({ body: [3356] });
  const asn: number | undefined = list.data?.[0]?.asn;
  return { prefix, party: network?.asn, types, asn };
}
