import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fewCountries, manyCountries } from './CountryFilterPopover.fixtures.ts';
import { CountryFilterPopover } from './CountryFilterPopover.tsx';

const meta = {
  component: CountryFilterPopover,
  args: { countries: { status: 'ready', data: fewCountries }, selected: [], isPro: true, onCommit: fn() },
  render: function Live(args) {
    const [selected, setSelected] = useState(args.selected);
    const commit = (codes: readonly string[]) => {
      setSelected(codes);
      args.onCommit(codes);
    };
    return <CountryFilterPopover {...args} selected={selected} onCommit={commit} />;
  },
} satisfies Meta<typeof CountryFilterPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Full: Story = { play: open };

export const Selected: Story = { args: { selected: ['DE', 'NL'] } };

export const OneSelected: Story = { args: { selected: ['DE'] } };

export const AllCountries: Story = { args: { countries: { status: 'ready', data: manyCountries() } }, play: open };

export const NothingMatches: Story = {
  play: async (context) => {
    await open?.(context);
    await context.userEvent.type(screen.getByRole('searchbox'), 'atlantis');
    await waitFor(() => expect(screen.getByText('No options')).toBeVisible());
  },
};

export const Locked: Story = { args: { isPro: false }, play: open };

/** On the rating pages. */
export const RatingLocked: Story = { args: { isPro: false, plan: 'as-ratings' } };

export const Loading: Story = { args: { countries: { status: 'loading' } }, play: open };

export const Empty: Story = { args: { countries: { status: 'ready', data: [] } }, play: open };

export const Failed: Story = {
  args: { countries: { status: 'error', message: 'No answer in time.', onRetry: fn() } },
  play: open,
};
