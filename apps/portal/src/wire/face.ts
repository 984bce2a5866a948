import type { Answering } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import { wordsInPlace } from './failureWords.ts';

/** What a widget is told of a call: on its way, failed with a way to try again, or here as the widget takes it. */
export function faceOf<Answer, Data>(call: Answering<Answer>, read: (answer: Answer) => Data): OpenFace<Data> {
  if (call.data !== undefined) return { status: 'ready', data: read(call.data) };
  if (call.error) return { status: 'error', message: wordsInPlace(call.error), onRetry: call.retry };
  return { status: 'loading' };
}

/** The same of what need not exist: then, and only then, it is here as `nothing`. A missing answer is no failure. */
export function faceOrNothing<Answer, Data>(
  call: Answering<Answer>,
  read: (answer: Answer) => Data,
  nothing: Data,
): OpenFace<Data> {
  if (call.data === undefined && call.error?.status === 404) return { status: 'ready', data: nothing };
  return faceOf(call, read);
}
