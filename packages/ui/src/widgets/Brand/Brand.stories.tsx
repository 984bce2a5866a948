import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandName } from '../../facts/brandName.ts';
import { Brand } from './Brand.tsx';

const meta = {
  component: Brand,
  args: {},
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const SetByAnOperator: Story = {
  decorators: [(Story) => <BrandName value="Harbour NOC">{Story()}</BrandName>],
};
