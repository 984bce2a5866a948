import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { RecoveryCodes } from '@routeglass/ui/RecoveryCodes';
import { TwoFactorSetup, twoFactorSteps, type TwoFactorState, type TwoFactorStep } from '@routeglass/ui/TwoFactorSetup';
import { useState } from 'react';
import { useAct } from '../../session/RecentSignIn.tsx';
import { failureWords } from '../../wire/failureWords.ts';
import { faceOf } from '../../wire/face.ts';

const pendingOf = (steps: Readonly<Record<TwoFactorStep, { readonly isSending: boolean }>>): readonly TwoFactorStep[] =>
  twoFactorSteps.filter((step) => steps[step].isSending);

/** Codes of an authenticator app: turns them on and off, and shows the recovery codes once. */
export function SecondFactor({ email }: { readonly email: string }) {
  const factor = useCall(calls.secondFactor, {});
  const setUp = useSend(calls.setUpSecondFactor);
  const enable = useSend(calls.enableSecondFactor);
  const disable = useSend(calls.disableSecondFactor);
  const renew = useSend(calls.renewRecoveryCodes);
  const act = useAct();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={() => setCodes(null)} />;

  const turnOn = async (code: string): Promise<void> => {
    const sent = await act(() => enable.send({ body: { code } }), factor.retry, ['code']);
    if (!sent.ok) return;
    setCodes(sent.answer.codes);
    setUp.reset();
  };
  const renewCodes = async (): Promise<void> => {
    const sent = await act(() => renew.send({}), factor.retry);
    if (sent.ok) setCodes(sent.answer.codes);
  };
  return (
    <TwoFactorSetup
      state={faceOf(factor, ({ enabled, since, recovery_codes_left }): TwoFactorState => {
        if (enabled)
          return { step: 'on', since: since === null ? null : new Date(since), codesLeft: recovery_codes_left };
        return setUp.answer ? { step: 'setup', ...setUp.answer } : { step: 'off' };
      })}
      pending={pendingOf({ begin: setUp, enable, disable, renew })}
      error={enable.failure && enable.failure.issues.length > 0 ? failureWords(enable.failure) : undefined}
      onBegin={() => void act(() => setUp.send({}))}
      onEnable={(code) => void turnOn(code)}
      onCancel={setUp.reset}
      onDisable={() => void act(() => disable.send({}), factor.retry)}
      onRenewCodes={() => void renewCodes()}
    />
  );
}
