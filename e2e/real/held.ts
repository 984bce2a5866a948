import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { incidentFolder, realFolder, routesFile, vrpsFile } from '../places.ts';
import { loads, realFiles, type RealFile } from './files.ts';
import { originOf, readRoutes, type FileRoute } from './routes.ts';

/** What the files hold, for comparison with what pages show. Each is read once. */
const read = new Map<RealFile, readonly FileRoute[]>();

export function routesIn(name: RealFile): readonly FileRoute[] {
  const known = read.get(name);
  if (known) return known;
  const isOfIncident = loads.february2008.mrt.some((one) => one === name);
  const routes = readRoutes(readFileSync(routesFile(isOfIncident ? incidentFolder() : realFolder(), name), 'utf8'));
  read.set(name, routes);
  return routes;
}

/** Prefixes that a network announces in a file. */
export function prefixesOf(asn: number, name: RealFile): Set<string> {
  return new Set(
    routesIn(name)
      .filter((route) => originOf(route) === asn)
      .map(({ prefix }) => prefix),
  );
}

/** Networks that stand beside a network in a path of a file, sets left out. */
export function neighborsOf(asn: number, name: RealFile): Set<number> {
  const own = String(asn);
  const found = new Set<number>();
  for (const { path } of routesIn(name)) {
    const hops = path.filter((hop, index) => hop !== path[index - 1]);
    // A path that meets a network twice was made up by somebody: its links prove nothing.
    if (new Set(hops).size < hops.length) continue;
    hops.forEach((hop, index) => {
      if (hop !== own) return;
      for (const beside of [hops[index - 1], hops[index + 1]])
        if (beside !== undefined && /^\d+$/.test(beside)) found.add(Number(beside));
    });
  }
  return found;
}

export type Verdict = 'valid' | 'invalid' | 'unknown';

/** RFC 6811, over the VRPs by their prefix. */
export function verdictsBy(vrps: readonly Vrp[]): (prefix: string, origin: number) => Verdict {
  const byPrefix = Map.groupBy(vrps, ({ prefix }) => prefix);
  return (prefix, origin) => {
    const length = Number(prefix.split('/')[1]);
    const covering = coversOf(prefix).flatMap((cover) => byPrefix.get(cover) ?? []);
    if (covering.length === 0) return 'unknown';
    return covering.some(({ asn, maxLength }) => asn === origin && length <= maxLength) ? 'valid' : 'invalid';
  };
}

export interface Vrp {
  readonly asn: number;
  readonly prefix: string;
  readonly maxLength: number;
}

export const vrps = (): readonly Vrp[] =>
  (JSON.parse(readFileSync(vrpsFile(realFolder()), 'utf8')) as { roas: Vrp[] }).roas;

interface PeeringDb {
  readonly net: { readonly data: readonly { asn: number; name: string; irr_as_set: string; website: string }[] };
  readonly ix: { readonly data: readonly { id: number; name: string }[] };
  readonly netixlan: { readonly data: readonly { asn: number; ix_id: number; speed: number; status: string }[] };
}

export function peeringDb(): PeeringDb {
  return JSON.parse(gunzipSync(readFileSync(realFiles?.peeringdb ?? '')).toString()) as PeeringDb;
}

/** A prefix and all that cover it. */
function coversOf(prefix: string): string[] {
  const [address = '', length = '0'] = prefix.split('/');
  const bits = address.split('.').map((octet) => Number(octet).toString(2).padStart(8, '0'));
  return Array.from({ length: Number(length) }, (_, index) => {
    const kept = bits
      .join('')
      .slice(0, index + 1)
      .padEnd(32, '0');
    const octets = [0, 8, 16, 24].map((from) => Number.parseInt(kept.slice(from, from + 8), 2));
    return `${octets.join('.')}/${index + 1}`;
  });
}
