import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { TokenList } from '@routeglass/ui/TokenList';
import { useAct, useAnswer } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';

/** The account's API tokens for programs. */
export function Tokens() {
  const tokens = useCall(calls.tokens, {});
  const make = useSend(calls.makeToken);
  const revoke = useSend(calls.revokeToken);
  const act = useAct();
  const answer = useAnswer();
  return (
    <TokenList
      tokens={faceOf(tokens, ({ data }) =>
        data.map(({ created, last_used, expires, ...token }) => ({
          ...token,
          created: new Date(created),
          lastUsed: last_used === null ? null : new Date(last_used),
          expires: new Date(expires),
        })),
      )}
      made={make.answer ? { name: make.answer.name, text: make.answer.token } : null}
      onMadeClose={make.reset}
      onMake={(body) => answer(() => make.send({ body }), tokens.retry, ['name'])}
      onRevoke={(id) => void act(() => revoke.send({ params: { id } }), tokens.retry)}
    />
  );
}
