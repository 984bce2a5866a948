import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { SearchBox, searchBoxSizes } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: { suggestions: oneOfEach, onQueryChange: fn(), onNavigate: fn() },
  argTypes: { size: { control: 'inline-radio', options: searchBoxSizes } },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the list like a user: focus, two characters, a pause. */
const type: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'al');
  await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
};

export const Playground: Story = { args: { hasSlashKey: true } };

export const Hero: Story = { args: { size: 'hero', hasSlashKey: true } };

export const Suggestions: Story = { args: { size: 'hero' }, play: type };

export const NothingMatches: Story = {
  args: { suggestions: [] },
  play: async (context) => {
    await type(context);
    await expect(context.canvas.getByRole('option')).toHaveTextContent('No options');
  },
};

export const Loading: Story = { args: { isLoading: true, defaultValue: 'alder' } };

/** The typed text stays and Enter still searches for it; the list does not open. */
export const Failed: Story = {
  args: { suggestions: [], hasFailed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'al');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('al'));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Narrow: Story = {
  args: { hasSlashKey: true },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: type,
};
