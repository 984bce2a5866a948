import { usersPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { DottedName } from '@routeglass/ui/DottedName';
import { Heading } from '@routeglass/ui/Heading';
import { Link } from '@routeglass/ui/Link';
import { SessionList } from '@routeglass/ui/SessionList';
import { Stack } from '@routeglass/ui/Stack';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { signedInBrowser } from '../../wire/signedInBrowser.ts';

/** The browsers in which an account is signed in, each with a button to sign it out. */
export function UserSessions({ id }: { readonly id: string }) {
  const sessions = useCall(calls.userSessions, { params: { id } });
  const end = useSend(calls.endUserSession);
  const act = useAct();
  return (
    <Stack>
      <Link href={hrefOf(usersPage)}>All accounts</Link>
      {sessions.data && (
        <Heading level={2} size={20}>
          Sessions of <DottedName>{sessions.data.email}</DottedName>
        </Heading>
      )}
      <SessionList
        sessions={faceOf(sessions, ({ data }) => data.map(signedInBrowser))}
        onEnd={(session) => void act(() => end.send({ params: { id, session } }), sessions.retry)}
      />
    </Stack>
  );
}
