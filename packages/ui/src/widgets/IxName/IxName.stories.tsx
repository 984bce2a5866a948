import type { Meta, StoryObj } from '@storybook/react-vite';
import { IxName } from './IxName.tsx';

const meta = {
  component: IxName,
  args: { name: 'Polder Exchange', website: 'https://exchange.example' },
} satisfies Meta<typeof IxName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithoutWebsite: Story = { args: { website: null } };
export const RightToLeft: Story = { args: { name: 'مقسم الإنترنت في عمّان' } };
export const LongInANarrowCell: Story = {
  args: { name: 'The Interchange of Interconnections between Networks of the Northern and Southern Isles' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
