import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { recentCommands } from './CommandPalette.fixtures.ts';
import { CommandPalette } from './CommandPalette.tsx';

const meta = {
  component: CommandPalette,
  args: { isOpen: true, onOpenChange: fn(), onChoose: fn(), onQueryChange: fn() },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Recent: Story = { args: { recent: recentCommands, onClearRecent: fn() } };
export const OnAnAs: Story = { args: { asn: 64_512 } };
export const Searching: Story = {
  args: { isLoading: true },
  play: async () => userEvent.type(screen.getByRole('combobox', { name: 'Go to' }), 'northwind'),
};
export const Found: Story = {
  args: { suggestions: oneOfEach },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Go to' }), 'alder');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Found' })).toBeVisible());
  },
};
export const Failed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Go to' }), 'alder');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The search failed');
  },
};
export const PageOfAnEntity: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Go to' }), '10.0.0.0/16 roa{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/prefix/10.0.0.0/16?roa-history=10.0.0.0/16' }),
    );
  },
};
