import type { Meta, StoryObj } from '@storybook/react-vite';
import { replay, watched } from './AlertRules.fixtures.ts';
import { AlertRules } from './AlertRules.tsx';

export default { component: AlertRules, tags: ['visual'], parameters: { picture: { width: 720 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <AlertRules
      trialHref="/try-for-free"
      network={watched}
      replay={replay}
      onSave={nothing}
      onReplay={nothing}
      onStop={nothing}
      onForget={nothing}
      onRenewFeed={nothing}
    />
  ),
};
