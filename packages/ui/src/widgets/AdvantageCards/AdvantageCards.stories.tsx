import type { Meta, StoryObj } from '@storybook/react-vite';
import { advantages } from './AdvantageCards.fixtures.ts';
import { AdvantageCards } from './AdvantageCards.tsx';

const meta = {
  component: AdvantageCards,
  args: { advantages, scrollTo: 'product' },
  render: (args) => (
    <>
      <AdvantageCards {...args} />
      <p id="product" style={{ marginTop: 600 }}>
        The picture of the product
      </p>
    </>
  ),
} satisfies Meta<typeof AdvantageCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
export const WithoutArrow: Story = { render: () => <AdvantageCards advantages={advantages} /> };
