import { manySpans } from '../HistoryDialog/HistoryDialog.fixtures.ts';
import { neighborRelations } from '../RelationBadge/relationWords.ts';
import type { RelationSpan } from './RelationHistoryDialog.tsx';

/** So many changes of a relation, newest first. */
export function manyRelationSpans(count: number): RelationSpan[] {
  return manySpans(count).map((span, at) => ({
    ...span,
    relation: neighborRelations[at % neighborRelations.length] ?? 'unspecified',
  }));
}
