import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { DAY_MS } from '@routeglass/domain/time';
import * as v from 'valibot';
import { guardedRequest } from '../guardedRequest.ts';
import { isInner } from '../innerAddress.ts';
import { type RdapAnswer, rdapAnswer } from './entities.ts';

/** Where registries of AS numbers answer (RFC 9224): ranges with the addresses of their servers. */
const bootstrap = v.object({
  services: v.array(v.tuple([v.array(v.pipe(v.string(), v.regex(/^\d+(?:-\d+)?$/))), v.array(v.string())])),
});
type Services = v.InferOutput<typeof bootstrap>['services'];

const KEPT_FOR = DAY_MS;
const MOST_REDIRECTS = 3;
const LARGEST = 1_048_576;

export interface RdapSettings {
  /** The list of registries: an http(s) address, or a file of this machine. */
  readonly bootstrap: string;
  /** Milliseconds for one server. */
  readonly timeout?: number;
}

export interface RdapClient {
  /** What the registry of a number says of it; null if it has no such number, or no registry has it. Throws if none can be asked. */
  autnum(asn: number): Promise<RdapAnswer | null>;
}

export function createRdapClient(settings: RdapSettings, clock: () => number): RdapClient {
  const { timeout = 10_000 } = settings;
  const isFile = !/^https?:/.test(settings.bootstrap);
  // Whose list names servers inside this network is the operator, who may.
  const mayBeInner = isFile || namesInner(new URL(settings.bootstrap));
  const get = async (first: URL): Promise<{ status: number; text: string }> => {
    let url = first;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const headers = { accept: 'application/rdap+json, application/json' };
      const answer = await guardedRequest(url, { headers, timeout, largest: LARGEST, mayBeInner });
      const next = answer.status >= 300 && answer.status < 400 ? answer.location : undefined;
      if (next === undefined) return answer;
      if (!URL.canParse(next, url.href)) throw new Error(`${url.host} redirects to nowhere`);
      url = new URL(next, url);
      if (!/^https?:$/.test(url.protocol)) throw new Error(`${first.host} redirects to another protocol`);
    }
    throw new Error(`${first.host} redirects more than ${MOST_REDIRECTS} times`);
  };

  let kept: { readonly at: number; readonly services: Services } | null = null;
  const servicesNow = async (): Promise<Services> => {
    if (kept && clock() - kept.at < KEPT_FOR) return kept.services;
    try {
      const text = isFile ? await readFile(settings.bootstrap, 'utf8') : (await get(new URL(settings.bootstrap))).text;
      kept = { at: clock(), services: v.parse(bootstrap, JSON.parse(text)).services };
    } catch (error) {
      // An old list is better than none.
      if (!kept) throw error;
    }
    return kept.services;
  };

  return {
    async autnum(asn) {
      const base = baseOf(await servicesNow(), asn);
      if (base === undefined) return null;
      const { status, text } = await get(new URL(`autnum/${asn}`, base.endsWith('/') ? base : `${base}/`));
      if (status === 404) return null;
      if (status !== 200) throw new Error(`${new URL(base).host} answers ${status}`);
      return v.parse(rdapAnswer, JSON.parse(text));
    },
  };
}

/** The server of the range that a number is in; https before http. */
function baseOf(services: Services, asn: number): string | undefined {
  for (const [ranges, addresses] of services) {
    const isOurs = ranges.some((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return first <= asn && asn <= last;
    });
    const usable = addresses.filter((address) => URL.canParse(address) && /^https?:/.test(address));
    if (isOurs && usable.length > 0) return usable.find((address) => address.startsWith('https:')) ?? usable[0];
  }
  return undefined;
}

function namesInner({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) > 0 && isInner(host));
}
