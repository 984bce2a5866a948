import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { judgeOrigin } from '@routeglass/domain/validity';
import { comparedInstant } from '@routeglass/domain/time';
import type { PastRoaFacts, PastRouteObjectFacts } from '@routeglass/ui/ValidityBadge';
import { stoodAt } from '../comparison/stoodAt.ts';

interface Judged {
  readonly prefix: string;
  readonly asn: number;
  readonly day: string;
}

/** The ROAs that covered a prefix at the end of a day, and their verdict on its origin. */
export function pastRoas(records: AnswerOf<Endpoints['historyOfRoas']>, judged: Judged): PastRoaFacts {
  const { asn, day } = judged;
  const length = Number(judged.prefix.split('/')[1]);
  const roas = records
    .filter(({ start_time, end_time }) => stoodAt(comparedInstant(day), start_time, end_time))
    .map(({ prefix, origin, ta, max_length, start_time }) => ({
      prefix,
      maxLength: max_length,
      asn: origin,
      ta,
      matches: origin !== 0 && origin === asn && length <= max_length,
      since: new Date(start_time),
    }));
  const { reason } = judgeOrigin(
    roas.map((roa, place) => ({ ...roa, place })),
    length,
    asn,
  );
  return { ...judged, reason, roas };
}

/** The route objects for exactly this prefix that existed at the end of a day. */
export function pastRouteObjects(
  records: AnswerOf<Endpoints['historyOfRouteObjects']>,
  judged: Judged,
): PastRouteObjectFacts {
  const objects = records
    .filter(({ covers }) => covers === 'exact')
    .filter(({ start_time, end_time }) => stoodAt(comparedInstant(judged.day), start_time, end_time))
    .map(({ source, origin, start_time }) => ({ registry: source, origin, since: new Date(start_time) }));
  return { ...judged, objects };
}
