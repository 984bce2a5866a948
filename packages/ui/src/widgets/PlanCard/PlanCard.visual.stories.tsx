import type { Meta, StoryObj } from '@storybook/react-vite';
import { enterprisePlan, freePlan, proPlan } from './PlanCard.fixtures.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanCards } from './PlanCards.tsx';

export default { component: PlanCard, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Plans: StoryObj = {
  parameters: { picture: { width: 1000 } },
  render: () => (
    <div style={{ paddingTop: 16 }}>
      <PlanCards>
        <PlanCard plan={freePlan} />
        <PlanCard plan={proPlan} />
        <PlanCard plan={enterprisePlan} trialHref="/try-for-free" onChoose={nothing} />
      </PlanCards>
    </div>
  ),
};
