import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { AppSetup, type AppSecret } from './AppSetup.tsx';
import { TurnedOn } from './TurnedOn.tsx';

/** State of an account's second factor. */
export type TwoFactorState =
  | { readonly step: 'off' }
  | ({ readonly step: 'setup' } & AppSecret)
  | { readonly step: 'on'; readonly since: Date | null; readonly codesLeft: number };

/** What the reader can do. */
export const twoFactorSteps = ['begin', 'enable', 'disable', 'renew'] as const;
export type TwoFactorStep = (typeof twoFactorSteps)[number];

export interface TwoFactorSetupProps {
  readonly state: OpenFace<TwoFactorState>;
  readonly onBegin: () => void;
  /** Called with the app's first code: turns it on. */
  readonly onEnable: (code: string) => void;
  readonly onCancel: () => void;
  readonly onDisable: () => void;
  readonly onRenewCodes: () => void;
  /** The steps whose answers are awaited. Default none. */
  readonly pending?: readonly TwoFactorStep[];
  /** Error of the last attempt. */
  readonly error?: ReactNode;
}

/** Turns codes of an authenticator app on and off. */
export function TwoFactorSetup(props: TwoFactorSetupProps) {
  const { state, onBegin, onEnable, onCancel, onDisable, onRenewCodes, pending = [], error } = props;
  if (state.status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton shape="block" height="5.5rem" />
      </div>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState title="The second factor could not be loaded" onRetry={state.onRetry}>
        {state.message}
      </ErrorState>
    );
  }
  const { data } = state;
  if (data.step === 'setup') {
    const { secret, uri } = data;
    return <AppSetup isPending={pending.includes('enable')} {...{ secret, uri, onEnable, onCancel, error }} />;
  }
  const said = error !== undefined && (
    <Banner tone="invalid" live>
      {error}
    </Banner>
  );
  if (data.step === 'on') {
    return (
      <Stack>
        {said}
        <TurnedOn
          since={data.since}
          codesLeft={data.codesLeft}
          {...{ onDisable, onRenewCodes }}
          isRenewing={pending.includes('renew')}
          isDisabling={pending.includes('disable')}
        />
      </Stack>
    );
  }
  return (
    <Stack>
      {said}
      <Inline>
        <Badge>Off</Badge>
        <Text as="span" size={14}>
          Ask for a code from an authenticator app in addition to the password.
        </Text>
      </Inline>
      <Inline>
        <Button icon={Smartphone} isPending={pending.includes('begin')} onPress={onBegin}>
          Set up
        </Button>
      </Inline>
    </Stack>
  );
}
