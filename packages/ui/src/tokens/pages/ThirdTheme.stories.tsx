import type { Meta, StoryObj } from '@storybook/react-vite';
import { WallScreen } from './ThirdTheme.fixtures.tsx';

export default { title: 'A third theme' } satisfies Meta;

/** Made from the public contract only; the components do not know it. */
export const Wall: StoryObj = { render: () => <WallScreen /> };
