import { sharedData } from '../shared-data.ts';
import { backtestLabelled } from './alerts/backtest.ts';
import { judgedFiles, measureJudging } from './alerts/judging.ts';
import { countWeek } from './alerts/labWeek.ts';
import { countOrdinary, ordinaryFiles } from './alerts/ordinary.ts';
import type { Bench } from './bench.ts';
import { enginesNamed } from './engines.ts';

export const bench: Bench = {
  topic: 'alerts',
  about:
    'alerts about labeled hijacks, ordinary files and a week of the laboratory, and the cost of many watched networks',
  skip: () =>
    [...judgedFiles, ...ordinaryFiles, 'incidents/incidents.csv'].every(sharedData)
      ? null
      : 'the real files beside the checkout are missing',
  /**
   * `only=judging`: a single part, one of `backtest` (labeled incidents, then `ordinary` files), `week` and `judging`. The latter runs with
   * `engine=pglite`, `postgresql` or `citus`; default: the first two.
   */
  async run(report, options) {
    const only = options.get('only');
    if (only === undefined || only === 'judging') {
      for (const engine of enginesNamed(options.get('engine'))) await measureJudging(engine, report);
    }
    if (only === undefined || only === 'backtest') await backtestLabelled(report);
    if (only === undefined || only === 'backtest' || only === 'ordinary') await countOrdinary(report);
    if (only === undefined || only === 'week') await countWeek(report);
  },
};
