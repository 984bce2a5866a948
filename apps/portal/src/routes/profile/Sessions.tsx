import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { SessionList } from '@routeglass/ui/SessionList';
import { useAct } from '../../session/RecentSignIn.tsx';
import { signedInBrowser } from '../../wire/signedInBrowser.ts';
import { faceOf } from '../../wire/face.ts';

/** Browsers signed in to the account. */
export function Sessions() {
  const sessions = useCall(calls.sessions, {});
  const end = useSend(calls.endSession);
  const endOthers = useSend(calls.endOtherSessions);
  const act = useAct();
  return (
    <SessionList
      sessions={faceOf(sessions, ({ data }) => data.map(signedInBrowser))}
      onEnd={(id) => void act(() => end.send({ params: { id } }), sessions.retry)}
      onEndOthers={() => void act(() => endOthers.send({}), sessions.retry)}
    />
  );
}
