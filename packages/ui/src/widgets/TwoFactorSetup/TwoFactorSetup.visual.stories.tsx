import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { off, on, setup } from './TwoFactorSetup.fixtures.ts';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

export default { component: TwoFactorSetup, tags: ['visual'], parameters: { picture: { width: 640 } } } satisfies Meta;

const nothing = () => undefined;
const does = {
  onBegin: nothing,
  onEnable: nothing,
  onCancel: nothing,
  onDisable: nothing,
  onRenewCodes: nothing,
};

export const Steps: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <TwoFactorSetup state={{ status: 'ready', data: off }} {...does} />
      <TwoFactorSetup state={{ status: 'ready', data: setup }} {...does} />
      <TwoFactorSetup state={{ status: 'ready', data: on }} {...does} />
    </Stack>
  ),
};
