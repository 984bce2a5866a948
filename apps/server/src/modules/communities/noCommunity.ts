import { COMMUNITY_FORMS } from '@routeglass/domain/community';
import { Problem } from '../../http/problem.ts';

/** Refuses a text that is neither a community nor a dictionary pattern. */
export function noCommunity(given: string): Problem {
  return new Problem('E_BAD_REQUEST', `${given} is not a community`, [{ path: 'community', message: COMMUNITY_FORMS }]);
}
