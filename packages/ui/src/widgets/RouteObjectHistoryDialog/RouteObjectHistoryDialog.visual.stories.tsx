import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteObjectHistoryDialog } from './RouteObjectHistoryDialog.tsx';
import { routeObjectSpans } from './RouteObjectHistoryDialog.fixtures.ts';

export default {
  component: RouteObjectHistoryDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 700 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <RouteObjectHistoryDialog
      isOpen
      onOpenChange={() => undefined}
      prefix="10.0.0.0/16"
      history={{ status: 'ready', data: routeObjectSpans }}
    />
  ),
};
