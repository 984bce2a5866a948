import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountryLabel } from './CountryLabel.tsx';

const meta = {
  component: CountryLabel,
  args: { code: 'NL', name: 'Netherlands' },
} satisfies Meta<typeof CountryLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const CodeOnly: Story = { args: { name: null } };
export const NameOnly: Story = { args: { code: null } };
export const NothingKnown: Story = { args: { code: null, name: null } };
