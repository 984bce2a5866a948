import { Button } from '../../primitives/Button/Button.tsx';
import { dataOf, mapFace, type OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { SignedInBrowser } from './signedInBrowser.ts';
import { sessionColumns } from './sessionColumns.tsx';

export interface SessionListProps {
  readonly sessions: OpenFace<readonly SignedInBrowser[]>;
  /** Signs one browser out. Absent if the list is read-only. */
  readonly onEnd?: (id: string) => void;
  /** Signs out all browsers except this one; absent if that makes no sense. */
  readonly onEndOthers?: () => void;
}

/** Browsers that are signed in to an account. */
export function SessionList({ sessions, onEnd, onEndOthers }: SessionListProps) {
  const hasOthers = (dataOf(sessions) ?? []).some(({ isCurrent }) => !isCurrent);
  return (
    <PagedTable<SignedInBrowser>
      label="Sessions"
      noun="sessions"
      columns={sessionColumns(onEnd)}
      rowKey={({ id }) => id}
      list={mapFace(sessions, (rows) => ({ rows, total: rows.length }))}
      emptyTitle="No sessions"
      emptyHint="No browser is signed in to this account."
      tools={
        onEndOthers ? (
          <Button size="small" isDisabled={!hasOthers} onPress={onEndOthers}>
            Sign out all others
          </Button>
        ) : undefined
      }
    />
  );
}
