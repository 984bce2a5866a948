import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeChoiceControl } from './ThemeProvider.fixtures.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';
import { chooseTheme } from './themeStore.ts';

const meta = {
  component: ThemeProvider,
  args: { children: <ThemeChoiceControl /> },
  // The browser stores the choice: no story may leave one behind.
  beforeEach: () => () => chooseTheme('system'),
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
};
