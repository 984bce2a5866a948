import * as v from 'valibot';
import { type AnswerOf, type AnyEndpoint, entriesOf, type WireSchema } from './endpoint.ts';
import { instant } from './wire.ts';

/** Header of every answer: time of the newest loaded data behind it (ISO 8601). */
export const AS_OF_HEADER = 'X-As-Of';

/** Field added to every object, same as the header; null if no such data is loaded. */
interface Dated {
  readonly as_of?: string | null | undefined;
}

/** An answer as it is sent: the call's own, plus the age of its data if it is an object. */
export type SentOf<E extends AnyEndpoint> = AnswerOf<E> & (AnswerOf<E> extends readonly unknown[] ? unknown : Dated);

/** Schema of an answer as it is sent. Lists have the age only in the header. */
export function sentSchema<E extends AnyEndpoint>({ answer, asOf }: E): v.GenericSchema<unknown, SentOf<E>> {
  const entries = entriesOf(answer);
  const isPlain = answer.type !== 'object' || asOf === 'header' || 'as_of' in entries;
  const sent = isPlain ? answer : v.object({ ...entries, as_of: v.optional(v.nullable(instant)) });
  return sent as v.GenericSchema<unknown, SentOf<E>>;
}

const rowsKeys = ['data', 'results'] as const;

/** Key of a list's rows in its answer; undefined for a bare array and for anything but a list. */
export function rowsKeyOf(answer: WireSchema): (typeof rowsKeys)[number] | undefined {
  const entries = entriesOf(answer);
  return rowsKeys.find((key) => entries[key]?.type === 'array');
}
