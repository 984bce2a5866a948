import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './Brand.tsx';

export default { component: Brand, tags: ['visual'] } satisfies Meta;

export const Usual: StoryObj = { render: () => <Brand /> };
