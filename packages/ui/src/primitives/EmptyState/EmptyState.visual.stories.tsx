import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

export default { component: EmptyState, tags: ['visual'], parameters: { picture: { width: 420 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <EmptyState title="No graph data to display" actions={<Button>Choose another prefix</Button>}>
        None of the collectors sees a route to this prefix.
      </EmptyState>
      <EmptyState isAwaited title="Waiting for your payment">
        This page continues when your payment arrives.
      </EmptyState>
    </Stack>
  ),
};
