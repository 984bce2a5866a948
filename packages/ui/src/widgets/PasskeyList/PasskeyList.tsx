import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { mapFace, type OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { Passkey } from './passkey.ts';
import { NamePasskey } from './NamePasskey.tsx';
import { passkeyColumns } from './passkeyColumns.tsx';

export interface PasskeyListProps {
  readonly passkeys: OpenFace<readonly Passkey[]>;
  /**
   * Asks the browser to create a passkey of that name; the dialog stays open until the passkey is added. Absent if the browser does not support
   * passkeys.
   */
  readonly onAdd?: ((name: string) => FormAnswer) | undefined;
  readonly onRemove: (id: string) => void;
}

/** Passkeys for signing in to an account without a password. */
export function PasskeyList({ passkeys, onAdd, onRemove }: PasskeyListProps) {
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
            <Button size="small" icon={KeyRound} onPress={() => setNaming(true)}>
              Add passkey
            </Button>
          ) : undefined
        }
      />
      {onAdd && <NamePasskey isOpen={isNaming} onOpenChange={setNaming} onName={onAdd} />}
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
