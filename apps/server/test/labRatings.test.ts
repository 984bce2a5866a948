import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { createPropagation } from '@routeglass/domain/propagation';
import { AddressWeights, Passage, peerShares, ranksOf, scoreOf } from '@routeglass/domain/ratings';
import { createRelationGraph } from '@routeglass/domain/relations';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Truth } from '../src/lab/truth.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { openLaboratory } from './laboratory.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 300_000;

describe('ratings of the laboratory, beside its truth', () => {
  let truth: Truth;
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ truth } = await openLaboratory());
    const [engine] = engines();
    ({ store, remove } = await engine.open('tables'));
    app = appOver(store);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  /** Scores that the true relations give, seen from some networks: every origin's weight along the best routes to it. */
  async function trueScores(ipVersion: 4 | 6, vantage: readonly number[]): Promise<Map<number, number>> {
    const weights = new Map<number, number>();
    const own = new AddressWeights<number>((origin, weight) =>
      weights.set(origin, (weights.get(origin) ?? 0) + weight),
    );
    const rows = await store.db
      .selectFrom('live_announced')
      .select(['prefix', 'origin'])
      .where('ip_version', '=', ipVersion)
      .orderBy('prefix')
      .execute();
    for (const { prefix, origin } of rows) own.add(parsePrefix(prefix) as Prefix, origin);
    own.end();
    const propagation = createPropagation(createRelationGraph(truth.relations[ipVersion]));
    const passage = new Passage(vantage.length);
    for (const [origin, weight] of weights) {
      const routes = propagation.announce(origin);
      vantage.forEach((asn, peer) => {
        const path = routes.pathFrom(asn);
        if (path) passage.add(peer, path, weight);
      });
    }
    const shares = peerShares(passage, vantage);
    return new Map(Array.from(passage.through.keys(), (asn) => [asn, scoreOf(shares, asn)]));
  }

  it.each([4, 6] as const)(
    'IPv%d: the clique leads, and scores follow those of the true relations',
    async (ipVersion) => {
      const { data } = await ask(app, 'asRating', `/v2/as-rating/score?ip=${ipVersion}&page-size=1000`);
      const leaders = data.slice(0, truth.clique.length).map(({ asn }) => asn);
      expect(new Set(leaders)).toEqual(new Set(truth.clique));
      const peers = [...new Set(truth.collectors.flatMap((collector) => collector.peers))];
      const expected = await trueScores(ipVersion, peers);
      expect(correlation(data.slice(0, 100), expected)).toBeGreaterThan(0.9);
      const errors = data.map(({ asn, value }) => Math.abs(value - (expected.get(asn) ?? 0)));
      expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(2);
    },
  );
});

/** Spearman's rank correlation of found scores with the true ones. */
function correlation(found: readonly { asn: number; value: number }[], truth: ReadonlyMap<number, number>): number {
  const a = ranksOf(found.map(({ value }) => value));
  const b = ranksOf(found.map(({ asn }) => truth.get(asn) ?? 0));
  const distance = a.reduce((sum, rank, i) => sum + (rank - b[i]!) ** 2, 0);
  return 1 - (6 * distance) / (a.length ** 3 - a.length);
}
