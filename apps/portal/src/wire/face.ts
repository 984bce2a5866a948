import type { Answering } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';

/** What a widget is told of a call: on its way, failed with a way to try again, or here as the widget takes it. */
export function faceOf<Answer, Data>(call: Answering<Answer>, read: (answer: Answer) => Data): OpenFace<Data> {
  if (call.data !== undefined) return { status: 'ready', data: read(call.data) };
  if (call.error) return { status: 'error', message: call.error.message, onRetry: call.retry };
  return { status: 'loading' };
}
