import type { Meta, StoryObj } from '@storybook/react-vite';
import { headingLevels } from './Heading.variants.ts';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Explore the network' },
  argTypes: { level: { control: 'inline-radio', options: headingLevels } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const VeryLong: Story = { args: { children: 'AS-ALDER-NET-CUSTOMERS-OF-THE-NORTHERN-REGION-'.repeat(4) } };
