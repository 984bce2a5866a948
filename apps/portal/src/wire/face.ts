import type { Answering } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import { saidInPlace, wordsInPlace } from './failureWords.ts';

/** By answer: the last function that read it, and its result. */
const readings = new WeakMap<object, { readonly read: unknown; readonly data: unknown }>();

/** Returns the same rows for the same answer, so that a list is not built again when its page renders. */
function readOnce<Answer, Data>(answer: Answer, read: (answer: Answer) => Data): Data {
  if (typeof answer !== 'object' || answer === null) return read(answer);
  const known = readings.get(answer);
  if (known?.read === read) return known.data as Data;
  const data = read(answer);
  readings.set(answer, { read, data });
  return data;
}

/** The state of a call for a widget: loading, failed with a way to try again, or ready in the form that the widget uses. */
export function faceOf<Answer, Data>(call: Answering<Answer>, read: (answer: Answer) => Data): OpenFace<Data> {
  if (call.data !== undefined) return { status: 'ready', data: readOnce(call.data, read) };
  if (call.error) return { status: 'error', message: wordsInPlace(call.error), onRetry: call.retry };
  return { status: 'loading' };
}

/**
 * Like `faceOf`, for a small part above a large one on the same page. The large part reports server and connection problems, so this one does not.
 */
export function faceAbove<Answer, Data>(call: Answering<Answer>, read: (answer: Answer) => Data): OpenFace<Data> {
  const face = faceOf(call, read);
  return face.status === 'error' && call.error?.isOfServer ? { ...face, message: '' } : face;
}

/** Whether there is nothing to show because the server could not be reached. Other parts of the page then need not report it again. */
export const isUnreached = ({ data, error }: Answering<unknown>): boolean =>
  data === undefined && error?.isUnreached === true;

/** Like `faceOf`, for things that may not exist: if the server says so, the state is ready with `nothing` instead of a failure. */
export function faceOrNothing<Answer, Data>(
  call: Answering<Answer>,
  read: (answer: Answer) => Data,
  nothing: Data,
): OpenFace<Data> {
  if (call.data === undefined && call.error?.status === 404) {
    saidInPlace(call.error);
    return { status: 'ready', data: nothing };
  }
  return faceOf(call, read);
}
