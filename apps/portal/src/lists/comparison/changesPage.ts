import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { ChangesPage } from '@routeglass/ui/ChangesTable';

type Changes = AnswerOf<Endpoints['neighborChanges']> | AnswerOf<Endpoints['prefixChanges']>;

/** A page of changes in the form that widgets use. */
export function changesPage<Row>(answer: Omit<Changes, 'data'>, rows: readonly Row[]): ChangesPage<Row> {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    rows,
    total: answer.record_count,
    counts: { added: answer.added, gone: answer.gone, changed: answer.changed },
    knownFrom: instant(answer.known_from),
    asOf: instant(answer.as_of),
  };
}
