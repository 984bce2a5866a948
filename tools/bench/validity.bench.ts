import { createOriginValidator } from '@routeglass/domain/validity';
import { readAnnounced, type PrefixOrigin } from '../known-answers/routes.ts';
import { readVrps } from '../known-answers/vrps.ts';
import { sharedData } from '../shared-data.ts';
import { type Bench, median } from './bench.ts';

const VRPS = 'rpki/rpki-client.20250720T093133Z.json.bz2';
const TABLE = 'mrt/updates.et-header.2015.gz';
const ROUNDS = 7;

export const bench: Bench = {
  topic: 'validity',
  about: 'route origin validation against all VRPs of July 2025, one thread',
  skip: () => (sharedData(VRPS) && sharedData(TABLE) ? null : 'the real VRPs or the table are missing'),
  async run(report) {
    const vrps = await readVrps(sharedData(VRPS) ?? '');
    const built = performance.now();
    const validator = createOriginValidator(vrps);
    report({
      what: `building the validator of ${validator.size} VRPs`,
      unit: 's',
      ours: (performance.now() - built) / 1000,
    });
    const { pairs } = await readAnnounced(sharedData(TABLE) ?? '');
    report({
      what: `state of ${pairs.length} prefix-origin pairs from a table`,
      unit: 'M/s',
      ours: rate(pairs, ({ prefix, origin }) => validator.state(prefix, origin)),
      limit: { at: 3, better: 'higher' },
      note: 'rpki-validator (npm) reached 0.14 to 0.27 and is wrong on AS0',
    });
    const own = vrps.filter(({ asn }) => asn !== 0).map(({ prefix, asn }) => ({ prefix, origin: asn }));
    report({
      what: `state of ${own.length} pairs taken from VRPs`,
      unit: 'M/s',
      ours: rate(own, ({ prefix, origin }) => validator.state(prefix, origin)),
      limit: { at: 3, better: 'higher' },
    });
    report({
      what: 'one state with its reason and VRPs',
      unit: 'µs',
      ours: 1 / rate(pairs, ({ prefix, origin }) => validator.explain(prefix, origin)),
    });
  },
};

/** Millions per second of process time, the median of several rounds. */
function rate(pairs: readonly PrefixOrigin[], judge: (pair: PrefixOrigin) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    for (const pair of pairs) judge(pair);
    return pairs.length / process.cpuUsage(began).user;
  });
  return median(rounds);
}
