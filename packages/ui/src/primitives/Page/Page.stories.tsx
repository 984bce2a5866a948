import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { PageContent } from './PageContent.tsx';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  args: {
    header: <PageContent flush>Header</PageContent>,
    footer: <PageContent flush>Footer</PageContent>,
    children: (
      <PageContent>
        <Text>Content, at most 1840 pixels wide</Text>
      </PageContent>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
