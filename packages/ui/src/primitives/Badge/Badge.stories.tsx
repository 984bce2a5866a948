import type { Meta, StoryObj } from '@storybook/react-vite';
import { severities, tones } from '../../tokens/roles.ts';
import { toneIcons } from '../Icon/toneIcons.ts';
import { badgeKinds } from './Badge.variants.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Valid', tone: 'valid', icon: toneIcons.valid },
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    severity: { control: 'inline-radio', options: severities },
    kind: { control: 'inline-radio', options: badgeKinds },
    icon: { control: false },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Verdict: Story = { args: { tone: 'invalid', icon: toneIcons.invalid, children: 'Invalid' } };

export const LongWords: Story = { args: { children: 'route object mismatch' } };
