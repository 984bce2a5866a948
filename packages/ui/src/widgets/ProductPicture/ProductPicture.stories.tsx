import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGraph } from './ProductPicture.fixtures.ts';
import { ProductPicture } from './ProductPicture.tsx';

const meta = { component: ProductPicture, args: aGraph } satisfies Meta<typeof ProductPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
