import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.tsx';

export default { component: CopyButton, tags: ['visual'] } satisfies Meta;

export const Rest: StoryObj = { render: () => <CopyButton text="10.12.0.0/16" /> };
