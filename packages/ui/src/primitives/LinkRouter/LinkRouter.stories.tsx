import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkRouter } from './LinkRouter.tsx';

const meta = {
  component: LinkRouter,
  args: {
    navigate: fn(),
    children: (
      <Inline>
        <Link href="/as/64512">AS64512</Link>
        <Link href="https://www.rfc-editor.org/rfc/rfc4271">RFC 4271</Link>
      </Inline>
    ),
  },
} satisfies Meta<typeof LinkRouter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The site has no rating pages: the position is text. */
export const PageMissing: Story = {
  args: {
    hasPage: (href) => !href.startsWith('/as-rating'),
    children: (
      <Inline>
        <Link href="/as/64512">AS64512</Link>
        <Link href="/as-rating/global/score?ip=4&q=64512">#12</Link>
      </Inline>
    ),
  },
};

export const HandsOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'AS64512' }));
    await expect(args.navigate).toHaveBeenCalledWith('/as/64512');
  },
};
