import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Call } from '@routeglass/api-client/hooks';

type Info = AnswerOf<Endpoints['asInfo']>;

/**
 * Whether a source has facts of a network that are worth asking for: its call answers 404 for any other, which browsers log as an error. False
 * until it is known; a server that does not say it is asked.
 */
export function isListed(
  { data }: Pick<Call<Endpoints['asInfo']>, 'data'>,
  source: NonNullable<Info['listed_in']>[number],
): boolean {
  return data !== undefined && (data.listed_in?.includes(source) ?? true);
}
