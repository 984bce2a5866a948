import * as calls from '@routeglass/api-client/calls';
import { useClient, useSend } from '@routeglass/api-client/hooks';
import { personEndpoints, type ProfileFacts } from '@routeglass/api-client/people';
import { DeleteAccount } from '@routeglass/ui/DeleteAccount';
import { useAct } from '../../session/RecentSignIn.tsx';
import { saveFile } from './saveFile.ts';

interface DeletionProps {
  readonly profile: ProfileFacts;
  readonly onChanged: () => void;
}

/** Exports the account's data, deletes the account, and cancels the deletion. */
export function Deletion({ profile: { email, erased_at }, onChanged }: DeletionProps) {
  const { bases } = useClient();
  const data = useSend(personEndpoints.exportAccount);
  const remove = useSend(calls.deleteAccount);
  const undo = useSend(calls.undoDeletion);
  const act = useAct();
  const take = async (): Promise<void> => {
    const sent = await act(() => data.send({}));
    if (sent.ok) saveFile(`${new URL(bases.auth, location.href).hostname}-account.json`, sent.answer);
  };
  return (
    <DeleteAccount
      email={email}
      erasedAt={erased_at === null ? null : new Date(erased_at)}
      isPending={remove.isSending || undo.isSending}
      isExporting={data.isSending}
      onExport={() => void take()}
      onDelete={() => void act(() => remove.send({}), onChanged)}
      onUndo={() => void act(() => undo.send({}), onChanged)}
    />
  );
}
