import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { roaEvidence } from './roaEvidence.ts';
import { lengthFacts } from './ValidityBadge.fixtures.ts';
import { ValidityBadge } from './ValidityBadge.tsx';

const meta = {
  component: ValidityBadge,
  args: { validity: 'valid', onOpenEvidence: fn() },
  argTypes: { validity: { control: 'inline-radio', options: ['valid', 'invalid', 'unknown'] } },
} satisfies Meta<typeof ValidityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Valid: Story = {};
export const Invalid: Story = { args: { validity: 'invalid' } };
export const Unknown: Story = { args: { validity: 'unknown' } };

export const WithReason: Story = {
  args: {
    validity: 'invalid',
    subject: 'ROA of 10.0.3.0/24',
    evidence: { status: 'ready', data: roaEvidence(lengthFacts) },
  },
  play: open,
};
export const ReasonOnItsWay: Story = { args: { validity: 'invalid', evidence: { status: 'loading' } }, play: open };
export const ReasonFailed: Story = {
  args: { validity: 'invalid', evidence: { status: 'error', message: 'No answer in time.', onRetry: fn() } },
  play: open,
};
