import type { Answering } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import { wordsInPlace } from './failureWords.ts';

/** By answer: the last function that read it, and what that gave. */
const readings = new WeakMap<object, { readonly read: unknown; readonly data: unknown }>();

/** Gives the same rows for the same answer each time, so that a list is not built again when its page is. */
function readOnce<Answer, Data>(answer: Answer, read: (answer: Answer) => Data): Data {
  if (typeof answer !== 'object' || answer === null) return read(answer);
  const known = readings.get(answer);
  if (known?.read === read) return known.data as Data;
  const data = read(answer);
  readings.set(answer, { read, data });
  return data;
}

/** What a widget is told of a call: on its way, failed with a way to try again, or here as the widget takes it. */
export function faceOf<Answer, Data>(call: Answering<Answer>, read: (answer: Answer) => Data): OpenFace<Data> {
  if (call.data !== undefined) return { status: 'ready', data: readOnce(call.data, read) };
  if (call.error) return { status: 'error', message: wordsInPlace(call.error), onRetry: call.retry };
  return { status: 'loading' };
}

/** The same for a small part above a large one of its page, which says what is wrong with the server or the way to it; that need not be said twice. */
export function faceAbove<Answer, Data>(call: Answering<Answer>, read: (answer: Answer) => Data): OpenFace<Data> {
  const face = faceOf(call, read);
  return face.status === 'error' && call.error?.isOfServer ? { ...face, message: '' } : face;
}

/** Whether there is nothing to show because no answer came at all: what else of the page asks the same server need not say so again. */
export const isUnreached = ({ data, error }: Answering<unknown>): boolean =>
  data === undefined && error?.isUnreached === true;

/** The same of what need not exist: then, and only then, it is here as `nothing`. A missing answer is no failure. */
export function faceOrNothing<Answer, Data>(
  call: Answering<Answer>,
  read: (answer: Answer) => Data,
  nothing: Data,
): OpenFace<Data> {
  if (call.data === undefined && call.error?.status === 404) return { status: 'ready', data: nothing };
  return faceOf(call, read);
}
