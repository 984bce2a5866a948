import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Paywall } from './Paywall.tsx';

const meta = { component: Paywall } satisfies Meta<typeof Paywall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullReport: Story = {};

export const WithWhatItAdds: Story = {
  args: { children: 'See every network of the list, filter it by country and compare local ratings.' },
};

export const OtherThing: Story = {
  args: {
    title: 'Prefix visibility history is only available for users with Pro Subscription',
    children: 'Follow how many peers carried a prefix, minute by minute.',
    actions: <ButtonLink href="/auth/login">Log In</ButtonLink>,
  },
};

export const Narrow: Story = {
  args: { children: 'See every network of the list, filter it by country and compare local ratings.' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
