import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { PasskeyList } from '@routeglass/ui/PasskeyList';
import { knowsPasskeys, madePasskey } from '../../session/passkey.ts';
import { useAct, useAnswer } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';

const fields = ['name'];

/** The passkeys of the account. */
export function Passkeys() {
  const passkeys = useCall(calls.passkeys, {});
  const options = useSend(calls.passkeyOptions);
  const added = useSend(calls.addPasskey);
  const removed = useSend(calls.removePasskey);
  const act = useAct();
  const answer = useAnswer();
  const add = (name: string) =>
    answer(
      () => options.send({}),
      async ({ options: asked }) => {
        const credential = await madePasskey(asked);
        return credential
          ? answer(() => added.send({ body: { name, credential } }), passkeys.retry, fields)
          : { error: 'No passkey was made. Try again.' };
      },
      fields,
    );
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
      onRemove={(id) => void act(() => removed.send({ params: { id } }), passkeys.retry)}
      onAdd={knowsPasskeys() ? add : undefined}
    />
  );
}
