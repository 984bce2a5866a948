import * as v from 'valibot';
import type { Fellows } from '../store/fellows.ts';

/** How often servers tell each other what was used, ms: a caller of several servers may use so much more than the limit. */
const TELL_EVERY = 1_000;
/** Callers told of at a time, those that used most: what they are told in has room for so many. */
const MOST_TOLD = 100;

const told = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))])),
);

/** Tells the other servers what callers used of this one, so that a limit holds over all of them. The returned function notes one request. */
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
    // Where the database is away no server answers much; what was used meanwhile is not told.
    fellows.tell('used', JSON.stringify(most)).catch(() => {});
  };
  return (subscriber) => {
    used.set(subscriber, (used.get(subscriber) ?? 0) + 1);
    timer ??= setTimeout(tell, TELL_EVERY).unref();
  };
}
