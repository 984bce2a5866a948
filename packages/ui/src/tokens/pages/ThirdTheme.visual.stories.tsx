import type { Meta, StoryObj } from '@storybook/react-vite';
import { WallScreen } from './ThirdTheme.fixtures.tsx';

export default { title: 'A third theme in pictures', tags: ['visual'] } satisfies Meta;

/** The theme inside either theme of the page: nothing of the outer one shows through. */
export const Wall: StoryObj = { parameters: { picture: { width: 900, bleed: true } }, render: () => <WallScreen /> };
