import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AvailableDates } from '@routeglass/domain/player';
import { contains, parsePrefix } from '@routeglass/domain/prefix';

/** Address space of the laboratory. Its routes are from other days than the real ones, and the two are never played together. */
const laboratory = ['10.0.0.0/8', 'fd00::/8'].flatMap((text) => parsePrefix(text) ?? []);

/** The time range in which routes of a prefix can be played: from the oldest to the newest loaded routes of its world. Null if there are none. */
export function playableDates(sources: AnswerOf<Endpoints['sources']>, prefix: string | null): AvailableDates | null {
  const asked = parsePrefix(prefix ?? '');
  const isSample = asked !== undefined && laboratory.some((block) => contains(block, asked));
  const routes = sources.flatMap(({ kind, sample, as_of }) =>
    as_of !== null && (kind === 'mrt-rib' || kind === 'mrt-updates') ? [{ sample, instant: Date.parse(as_of) }] : [],
  );
  const own = routes.filter(({ sample }) => sample === isSample);
  const instants = (own.length > 0 ? own : routes).map(({ instant }) => instant);
  return instants.length > 0 ? { oldest: Math.min(...instants), now: Math.max(...instants) } : null;
}
