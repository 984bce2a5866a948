import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Call } from '@routeglass/api-client/hooks';

type Info = AnswerOf<Endpoints['asInfo']>;

/**
 * Whether a source lists a network, so that its call has an answer: the call answers 404 for other networks, which browsers log as an error. False
 * until the server has said so; true if the server is of an older version, which does not say.
 */
export function isListed(
  { data }: Pick<Call<Endpoints['asInfo']>, 'data'>,
  source: NonNullable<Info['listed_in']>[number],
): boolean {
  return data !== undefined && (data.listed_in?.includes(source) ?? true);
}
