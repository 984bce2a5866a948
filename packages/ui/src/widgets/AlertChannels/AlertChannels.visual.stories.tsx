import type { Meta, StoryObj } from '@storybook/react-vite';
import { channels, deliveries } from './AlertChannels.fixtures.ts';
import { AlertChannels } from './AlertChannels.tsx';

export default { component: AlertChannels, tags: ['visual'], parameters: { picture: { width: 720 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <AlertChannels
      channels={{ status: 'ready', data: channels }}
      deliveries={{ status: 'ready', data: deliveries }}
      mail={['ann@example.net']}
      logOf="c2"
      onAdd={() => Promise.resolve(null)}
      onTest={nothing}
      onSet={nothing}
      onRemove={nothing}
      onRenewSecret={nothing}
      onLog={nothing}
    />
  ),
};
