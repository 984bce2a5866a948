import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Term } from './Term.tsx';

const meta = {
  component: Term,
  args: {
    children: 'ROA',
    about:
      'Route Origin Authorization: a signed statement of an address holder that names the AS allowed to originate a prefix.',
  },
} satisfies Meta<typeof Term>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InHeading: Story = { render: (args) => <Heading level={2}>{<Term {...args} />}</Heading> };

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Route Origin Authorization');
  },
};
