import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';

it('lets requests that came together begin in their order, each in a round of the event loop of its own', async () => {
  let round = 0;
  let isWatching = true;
  const watch = (): void => {
    round += 1;
    if (isWatching) setImmediate(watch);
  };
  watch();
  const begun: (readonly [which: string, round: number])[] = [];
  const app = new Hono();
  app.use(inTurn());
  app.get('/:which', async (context) => {
    begun.push([context.req.param('which'), round]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return context.text('');
  });
  const together = ['first', 'second', 'third', 'fourth'];
  const answers = await Promise.all(together.map(async (which) => app.request(`/${which}`)));
  isWatching = false;
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(begun.map(([which]) => which)).toEqual(together);
  expect(new Set(begun.map(([, at]) => at)).size).toBe(together.length);
});
