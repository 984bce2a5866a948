import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanChoice } from './PlanChoice.tsx';

export default { component: PlanChoice, tags: ['visual'] } satisfies Meta;

export const Plans: StoryObj = {
  parameters: { picture: { width: 480 } },
  render: () => <PlanChoice prices={{ monthly: 150, yearlyPerMonth: 105 }} onChoose={() => undefined} />,
};
