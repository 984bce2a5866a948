import type { Meta, StoryObj } from '@storybook/react-vite';
import { policyMonitoring } from './ProductHero.fixtures.tsx';
import { ProductHero } from './ProductHero.tsx';

const meta = { component: ProductHero, args: policyMonitoring } satisfies Meta<typeof ProductHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Loading: Story = { args: { about: undefined } };
export const Known: Story = { args: { isNew: false } };
