import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { mapFace, type OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { Passkey } from './passkey.ts';
import { NamePasskey } from './NamePasskey.tsx';
import { passkeyColumns } from './passkeyColumns.tsx';

export interface PasskeyListProps {
  readonly passkeys: OpenFace<readonly Passkey[]>;
  /** Asks the browser to create a passkey of that name. Absent if the browser does not support passkeys. */
  readonly onAdd?: ((name: string) => void) | undefined;
  readonly onRemove: (id: string) => void;
  /** Whether one is being added. Default false. */
  readonly isPending?: boolean;
}

/** Passkeys for signing in to an account without a password. */
export function PasskeyList({ passkeys, onAdd, onRemove, isPending = false }: PasskeyListProps) {
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <PagedTable<Passkey>
        label="Passkeys"
        noun="passkeys"
        columns={passkeyColumns(setRemoved)}
        rowKey={({ id }) => id}
        list={mapFace(passkeys, (rows) => ({ rows, total: rows.length }))}
        emptyTitle="No passkeys"
        emptyHint={
          onAdd
            ? 'Add one to log in with your fingerprint, face or security key.'
            : 'This browser cannot make passkeys.'
        }
        tools={
          onAdd ? (
            <Button size="small" icon={KeyRound} isPending={isPending} onPress={() => setNaming(true)}>
              Add passkey
            </Button>
          ) : undefined
        }
      />
      <NamePasskey
        isOpen={isNaming}
        onOpenChange={setNaming}
        onName={(name) => {
          setNaming(false);
          onAdd?.(name);
        }}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Remove this passkey?"
        confirmLabel="Remove"
        onConfirm={() => removed && onRemove(removed.id)}
      >
        You can no longer log in with <bdi>{removed?.name}</bdi>.
      </ConfirmDialog>
    </>
  );
}
