import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

export default { component: Logo } satisfies Meta<typeof Logo>;

export const Sign: StoryObj<typeof Logo> = {};
