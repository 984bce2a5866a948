import type { Meta, StoryObj } from '@storybook/react-vite';
import { steps } from './HowItWorks.fixtures.ts';
import { HowItWorks } from './HowItWorks.tsx';

const meta = {
  component: HowItWorks,
  parameters: { layout: 'fullscreen' },
  args: { steps },
} satisfies Meta<typeof HowItWorks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Scrolling has no effect until the section is near. */
export const InAPage: Story = {
  render: (args) => (
    <>
      <div style={{ height: '100vh', padding: 24 }}>What comes before</div>
      <HowItWorks {...args} />
      <div style={{ height: '100vh', padding: 24 }}>What comes after</div>
    </>
  ),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongWords: Story = {
  args: { steps: steps.map((step) => ({ ...step, description: `${step.description} `.repeat(2) })) },
};
