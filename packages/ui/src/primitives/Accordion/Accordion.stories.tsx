import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { questions } from './Accordion.fixtures.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  component: Accordion,
  args: { items: questions, onExpandedChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Opening one closes the other. */
export const Single: Story = {
  args: { defaultExpanded: ['hijack'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /route leak/ }));
    await expect(canvas.getByText(/further than it may/)).toBeVisible();
    await expect(canvas.getByText(/not its own/)).not.toBeVisible();
  },
};

export const Many: Story = { args: { allowsMany: true, defaultExpanded: ['hijack', 'leak'] } };

export const Disabled: Story = { args: { isDisabled: true, defaultExpanded: ['leak'] } };
