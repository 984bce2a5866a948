import type { AnswerOf, AnyEndpoint } from '@routeglass/api-client/contract';
import type { Call } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import { useEmbed } from './EmbedContext.ts';
import { failureWords } from './failureWords.ts';
import { useOutcome } from './useOutcome.ts';

/** Converts a call for the widgets, and notifies the page of its outcome. */
export function useFace<E extends AnyEndpoint, Data>(
  call: Call<E>,
  read: (answer: AnswerOf<E>) => Data,
): OpenFace<Data> {
  const { api } = useEmbed();
  useOutcome(call.data !== undefined, call.error);
  if (call.data !== undefined) return { status: 'ready', data: read(call.data) };
  if (call.error) return { status: 'error', message: failureWords(call.error, api), onRetry: call.retry };
  return { status: 'loading' };
}
