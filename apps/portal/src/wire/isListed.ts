import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Call } from '@routeglass/api-client/hooks';

type Info = AnswerOf<Endpoints['asInfo']>;

/**
 * Whether a source lists a network, so that its call succeeds: for other networks it returns 404, which browsers log as an error. False while
 * unknown; true if the server has an older version, which does not report it.
 */
export function isListed(
  { data }: Pick<Call<Endpoints['asInfo']>, 'data'>,
  source: NonNullable<Info['listed_in']>[number],
): boolean {
  return data !== undefined && (data.listed_in?.includes(source) ?? true);
}
