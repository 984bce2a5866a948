import * as v from 'valibot';
import { type AnswerOf, type AnyEndpoint, entriesOf, type WireSchema } from './endpoint.ts';
import { instant } from './wire.ts';

/** Age of an answer's data, in a header of every answer: ISO 8601, of the newest loaded data that it rests on. */
export const AS_OF_HEADER = 'X-As-Of';

/** What every object answers beside its own: the same as the header; null where no such data are loaded. */
interface Dated {
  readonly as_of?: string | null | undefined;
}

/** An answer as it is sent: the call's own, with its age where it is an object. */
export type SentOf<E extends AnyEndpoint> = AnswerOf<E> & (AnswerOf<E> extends readonly unknown[] ? unknown : Dated);

/** The schema of an answer as it is sent. Lists have their age in the header alone. */
export function sentSchema<E extends AnyEndpoint>({ answer, asOf }: E): v.GenericSchema<unknown, SentOf<E>> {
  const entries = entriesOf(answer);
  const isPlain = answer.type !== 'object' || asOf === 'header' || 'as_of' in entries;
  const sent = isPlain ? answer : v.object({ ...entries, as_of: v.optional(v.nullable(instant)) });
  return sent as v.GenericSchema<unknown, SentOf<E>>;
}

const rowsKeys = ['data', 'results'] as const;

/** Where the rows of a list are in its answer. Undefined for a bare array, and for what is no list. */
export function rowsKeyOf(answer: WireSchema): (typeof rowsKeys)[number] | undefined {
  const entries = entriesOf(answer);
  return rowsKeys.find((key) => entries[key]?.type === 'array');
}
