import { neighborRelations } from '@routeglass/domain/neighbor';
import { manySpans } from '../HistoryDialog/HistoryDialog.fixtures.ts';
import type { RelationSpan } from './RelationHistoryDialog.tsx';

/** `count` changes of a relation over one IP version, newest first. */
export function manyRelationSpans(count: number, ipVersion: 4 | 6 = 4): RelationSpan[] {
  return manySpans(count).map((span, at) => ({
    ...span,
    ipVersion,
    relation: neighborRelations[at % neighborRelations.length] ?? 'unspecified',
  }));
}
