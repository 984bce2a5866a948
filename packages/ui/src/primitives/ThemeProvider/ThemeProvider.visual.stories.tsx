import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeChoiceControl } from './ThemeProvider.fixtures.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

export default { component: ThemeProvider, tags: ['visual'] } satisfies Meta;

/** Nothing is chosen: the reader's system decides. */
export const Choice: StoryObj = { render: () => <ThemeChoiceControl /> };
