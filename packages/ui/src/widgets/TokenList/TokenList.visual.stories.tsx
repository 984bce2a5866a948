import type { Meta, StoryObj } from '@storybook/react-vite';
import { made, tokens } from './TokenList.fixtures.ts';
import { TokenList } from './TokenList.tsx';

export default { component: TokenList, tags: ['visual'], parameters: { picture: { width: 840 } } } satisfies Meta;

const nothing = () => undefined;

export const JustMade: StoryObj = {
  render: () => (
    <TokenList
      tokens={{ status: 'ready', data: tokens }}
      made={made}
      onMake={nothing}
      onRevoke={nothing}
      onMadeClose={nothing}
    />
  ),
};
