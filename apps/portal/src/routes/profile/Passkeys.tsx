import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { PasskeyList } from '@routeglass/ui/PasskeyList';
import { knowsPasskeys, madePasskey } from '../../session/passkey.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';

/** The passkeys of the account. */
export function Passkeys() {
  const passkeys = useCall(calls.passkeys, {});
  const options = useSend(calls.passkeyOptions);
  const added = useSend(calls.addPasskey);
  const removed = useSend(calls.removePasskey);
  const act = useAct();
  const add = async (name: string): Promise<void> => {
    const asked = await act(() => options.send({}));
    const credential = asked.ok ? await madePasskey(asked.answer.options) : null;
    if (credential) await act(() => added.send({ body: { name, credential } }), passkeys.retry);
  };
  return (
    <PasskeyList
      passkeys={faceOf(passkeys, ({ data }) =>
        data.map(({ id, name, created, last_used, synced }) => ({
          id,
          name,
          created: new Date(created),
          lastUsed: last_used === null ? null : new Date(last_used),
          isSynced: synced,
        })),
      )}
      isPending={options.isSending || added.isSending}
      onRemove={(id) => void act(() => removed.send({ params: { id } }), passkeys.retry)}
      onAdd={knowsPasskeys() ? (name: string) => void add(name) : undefined}
    />
  );
}
