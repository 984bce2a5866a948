import type { Meta, StoryObj } from '@storybook/react-vite';
import { alder, birch } from '../SearchResult/SearchResult.fixtures.ts';
import { manyCommon } from './CommonIxDialog.fixtures.ts';
import { CommonIxDialog } from './CommonIxDialog.tsx';

export default {
  component: CommonIxDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 720 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <CommonIxDialog
      isOpen
      onOpenChange={() => undefined}
      network={alder}
      peer={birch}
      exchanges={{ status: 'ready', data: manyCommon(5) }}
    />
  ),
};
