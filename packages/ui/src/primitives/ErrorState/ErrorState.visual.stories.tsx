import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';

export default { component: ErrorState, tags: ['visual'], parameters: { picture: { width: 420 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <ErrorState title="The prefixes could not be loaded" onRetry={() => undefined}>
      The server did not answer within 10 seconds. Your filters are kept.
    </ErrorState>
  ),
};

export const Line: StoryObj = {
  parameters: { picture: { width: 720 } },
  render: () => (
    <ErrorState size="line" title="AS64500 could not be loaded" onRetry={() => undefined}>
      The server did not answer within 10 seconds.
    </ErrorState>
  ),
};
