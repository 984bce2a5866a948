import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import type { Hono } from 'hono';

/** The endpoints that an app serves, as its own document lists them. */
export async function servedBy(app: Hono): Promise<readonly AnyEndpoint[]> {
  const { paths } = (await (await app.request(endpoints.openapiConfig.path)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const names = new Set(Object.values(paths).flatMap((one) => Object.values(one).map((each) => each.operationId)));
  return Object.values<AnyEndpoint>(endpoints).filter(({ name }) => names.has(name));
}

/** A path of an endpoint: an AS number where it asks for one, and names of nothing elsewhere. */
export const pathOf = ({ path }: AnyEndpoint, asn = 3356): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/asn/i.test(name) ? String(asn) : 'x'));
