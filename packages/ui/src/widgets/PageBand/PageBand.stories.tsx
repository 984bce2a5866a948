import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageBand } from './PageBand.tsx';

const meta = {
  component: PageBand,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Plans and prices',
    lead: 'Looking around is free. Pro adds ratings and the history of routes.',
    action: <ButtonLink href="/pricing">Compare the plans</ButtonLink>,
    children: <Text>The cards of the plans</Text>,
  },
} satisfies Meta<typeof PageBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnItsOwnGround: Story = { args: { ground: 'card' } };
export const TitleAlone: Story = {
  render: () => (
    <PageBand title="Latest news">
      <Text>Posts</Text>
    </PageBand>
  ),
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
