import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';
import { PageContent } from './PageContent.tsx';

export default {
  component: Page,
  tags: ['visual'],
  parameters: { picture: { width: 480, bleed: true } },
} satisfies Meta;

const band = (words: string) => (
  <Box background="card" padding={12} border="subtle">
    <Text size={14}>{words}</Text>
  </Box>
);

export const Frame: StoryObj = {
  render: () => (
    <Page header={band('Header')} footer={band('Footer')}>
      <PageContent>
        <Text size={14}>Content, at most 1840 pixels wide</Text>
      </PageContent>
    </Page>
  ),
};
