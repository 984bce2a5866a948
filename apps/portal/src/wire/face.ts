import type { Call } from '@routeglass/api-client/hooks';
import type { AnswerOf, AnyEndpoint } from '@routeglass/api-client/contract';
import type { OpenFace } from '@routeglass/ui/Face';

/** What a widget is told of a call: on its way, failed with a way to try again, or here as the widget takes it. */
export function faceOf<E extends AnyEndpoint, Data>(
  call: Call<E>,
  read: (answer: AnswerOf<E>) => Data,
): OpenFace<Data> {
  if (call.data !== undefined) return { status: 'ready', data: read(call.data) };
  if (call.error) return { status: 'error', message: call.error.message, onRetry: call.retry };
  return { status: 'loading' };
}
