import type { Meta, StoryObj } from '@storybook/react-vite';
import { asked } from './AccessDecision.fixtures.ts';
import { AccessDecision } from './AccessDecision.tsx';

export default { component: AccessDecision, tags: ['visual'], parameters: { picture: { width: 640 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => <AccessDecision request={asked} onDecide={nothing} onStop={nothing} />,
};
