import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { steps } from './HowItWorks.fixtures.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { StepPicture } from './StepPicture.tsx';
import { stepIllustrations } from './stepIllustrations.ts';

export default { component: HowItWorks, tags: ['visual'] } satisfies Meta;

/** As high as one of the four screens. */
export const FirstStep: StoryObj = {
  parameters: { picture: { width: 1000, bleed: true } },
  render: () => (
    <div style={{ height: 768, overflow: 'hidden' }}>
      <HowItWorks steps={steps} />
    </div>
  ),
};

export const Illustrations: StoryObj = {
  parameters: { picture: { width: 700 } },
  render: () => (
    <Grid cell={320} gap={24}>
      {stepIllustrations.map((illustration) => (
        <StepPicture key={illustration} of={illustration} />
      ))}
    </Grid>
  ),
};
