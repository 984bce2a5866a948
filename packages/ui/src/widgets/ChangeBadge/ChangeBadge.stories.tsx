import type { Meta, StoryObj } from '@storybook/react-vite';
import { changeKinds } from '../../facts/change.ts';
import { ChangeBadge } from './ChangeBadge.tsx';

const meta = {
  component: ChangeBadge,
  args: { change: 'added' },
  argTypes: { change: { control: 'inline-radio', options: changeKinds } },
} satisfies Meta<typeof ChangeBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {};
export const Gone: Story = { args: { change: 'gone' } };
export const Changed: Story = { args: { change: 'changed' } };
