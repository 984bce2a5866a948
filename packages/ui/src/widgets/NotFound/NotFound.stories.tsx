import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  component: NotFound,
  args: {},
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyAddress: Story = {};
export const UnknownNetwork: Story = {
  args: {
    reason: 'No loaded source knows AS99999999.',
    search: <SearchBox suggestions={[]} onQueryChange={fn()} onNavigate={fn()} />,
  },
};
/** The page exists, but its URL does not name a subject. */
export const NoSubject: Story = {
  args: { ...UnknownNetwork.args, title: 'Domain', reason: 'No domain given. Search for one below.' },
};
