import { sharedData } from '../shared-data.ts';
import { incidentsAccuracy } from './accuracy/incidents.ts';
import { relationsAccuracy } from './accuracy/relations.ts';
import type { Bench } from './bench.ts';

export const bench: Bench = {
  topic: 'accuracy',
  about: 'incidents, relations and cones against labels, published data and the laboratory; writes docs/accuracy.md',
  skip: () => (sharedData('MANIFEST.md') ? null : 'the real data are not there'),
  async run(report) {
    await relationsAccuracy(report);
    await incidentsAccuracy(report);
  },
};
