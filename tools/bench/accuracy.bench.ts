import { sharedData } from '../shared-data.ts';
import { incidentsAccuracy } from './accuracy/incidents.ts';
import { relationsAccuracy } from './accuracy/relations.ts';
import { simulatedAccuracy } from './accuracy/simulated.ts';
import type { Bench } from './bench.ts';

export const bench: Bench = {
  topic: 'accuracy',
  about:
    'incidents, relations and cones compared with labels, published data, the laboratory and simulated events; writes docs/accuracy.md',
  skip: () => (sharedData('MANIFEST.md') ? null : 'the real files beside the checkout are missing'),
  /** `only=simulated`: a single part. `seeds=3,4`: simulated events with these seeds; their results are not written. */
  async run(report, options) {
    const only = options.get('only');
    const seeds = options.get('seeds')?.split(',').map(Number) ?? null;
    if (only === undefined || only === 'relations') await relationsAccuracy(report);
    if (only === undefined || only === 'incidents') await incidentsAccuracy(report);
    if (only === undefined || only === 'simulated') await simulatedAccuracy(report, seeds);
  },
};
