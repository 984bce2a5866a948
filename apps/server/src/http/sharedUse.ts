import * as v from 'valibot';
import type { Fellows } from '../store/fellows.ts';

/** How often servers exchange their counts, in ms. Until then, a caller who uses several servers may exceed the limit. */
const TELL_EVERY = 1_000;
/** Callers in one message, those with the most requests first; a message has room for this many. */
const MOST_TOLD = 100;

const told = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))])),
);

/** Tells the other servers how much callers used this one, so that limits hold across all of them. The returned function counts one request. */
export function shareUse(
  fellows: Fellows,
  usedElsewhere: (subscriber: string, count: number) => void,
): (subscriber: string) => void {
  let used = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  fellows.hear('used', (text) => {
    const heard = v.safeParse(told, text);
    if (heard.success) for (const [subscriber, count] of heard.output) usedElsewhere(subscriber, count);
  });
  const tell = (): void => {
    timer = undefined;
    const most = [...used].toSorted(([, one], [, other]) => other - one).slice(0, MOST_TOLD);
    used = new Map();
    // Without the database no server answers much, so these counts are dropped.
    fellows.tell('used', JSON.stringify(most)).catch(() => {});
  };
  return (subscriber) => {
    used.set(subscriber, (used.get(subscriber) ?? 0) + 1);
    timer ??= setTimeout(tell, TELL_EVERY).unref();
  };
}
