import { DAY_SECONDS } from '@routeglass/domain/time';
import { comparePrefixes, formatPrefix } from '@routeglass/domain/prefix';
import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import type { RoaPlan } from './roaPlan.ts';

const TRUST_ANCHOR = 'lab';
const YEAR = 365 * DAY_SECONDS;
/** Share of networks with providers that publish an ASPA. */
const ATTESTS = 0.3;

/** An rpki-client export: VRPs and ASPAs, one a line. */
export function* vrpFile({ world, start, seed }: Sample, { vrps }: RoaPlan, random: Random): Generator<string> {
  const expires = start + YEAR;
  const sorted = vrps.toSorted((a, b) => comparePrefixes(a.prefix, b.prefix) || a.asn - b.asn);
  const aspas = world.networks.flatMap(({ asn }) => {
    const providers = world.links[4].filter(({ type, b }) => type === 'p2c' && b === asn).map(({ a }) => a);
    return providers.length > 0 && random.chance(ATTESTS)
      ? [{ customer_asid: asn, expires, providers: providers.sort((a, b) => a - b) }]
      : [];
  });
  const metadata = {
    buildmachine: `routeglass-lab-${seed}`,
    buildtime: new Date(start * 1000).toISOString().replace('.000', ''),
    vrps: sorted.length,
    uniquevrps: sorted.length,
    aspas: aspas.length,
  };
  yield `{\n"metadata": ${JSON.stringify(metadata)},\n"roas": [\n`;
  const roas = sorted.map(({ asn, prefix, maxLength }) => ({
    asn,
    prefix: formatPrefix(prefix),
    maxLength,
    ta: TRUST_ANCHOR,
    expires,
  }));
  yield* lines(roas);
  yield '],\n"aspas": [\n';
  yield* lines(aspas);
  yield '],\n"bgpsec_keys": []\n}\n';
}

/** The elements of a JSON list, one a line. */
function* lines(rows: readonly unknown[]): Generator<string> {
  for (const [i, row] of rows.entries()) yield `${JSON.stringify(row)}${i + 1 < rows.length ? ',' : ''}\n`;
}
