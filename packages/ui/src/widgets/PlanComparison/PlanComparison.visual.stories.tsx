import type { Meta, StoryObj } from '@storybook/react-vite';
import { planComparison } from './PlanComparison.fixtures.ts';
import { PlanComparison } from './PlanComparison.tsx';

export default { component: PlanComparison, tags: ['visual'] } satisfies Meta;

const all = Object.values(planComparison).flat();

export const Values: StoryObj = {
  parameters: { picture: { width: 800 } },
  render: () => <PlanComparison comparison={{ ...planComparison, 0: all }} />,
};
