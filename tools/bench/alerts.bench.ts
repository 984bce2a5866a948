import { sharedData } from '../shared-data.ts';
import { judgedFiles, measureJudging } from './alerts/judging.ts';
import type { Bench } from './bench.ts';

export const bench: Bench = {
  topic: 'alerts',
  about: 'judging many watched networks',
  skip: () => (judgedFiles.every(sharedData) ? null : 'the real files beside the checkout are missing'),
  async run(report) {
    await measureJudging(report);
  },
};
