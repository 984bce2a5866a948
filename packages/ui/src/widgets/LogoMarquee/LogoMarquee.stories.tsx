import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCompanies } from '../CompanyLogo/exampleCompanies.ts';
import { LogoMarquee } from './LogoMarquee.tsx';
import { LogoRow } from './LogoRow.tsx';

const meta = {
  component: LogoMarquee,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Engineering communities', companies: exampleCompanies },
} satisfies Meta<typeof LogoMarquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Few: Story = { args: { companies: exampleCompanies.slice(0, 3) } };
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
export const Still: Story = { render: (args) => <LogoRow {...args} /> };
