import type { Meta, StoryObj } from '@storybook/react-vite';
import { policyMonitoring } from './ProductHero.fixtures.tsx';
import { ProductHero } from './ProductHero.tsx';

const meta = { component: ProductHero, args: policyMonitoring } satisfies Meta<typeof ProductHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Loading: Story = { args: { about: undefined } };
export const Built: Story = { args: { basis: 'Built on 24 BGP sessions.' } };
export const BasisOnItsWay: Story = { args: { basis: null } };
export const Known: Story = { args: { isNew: false } };
