import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { made, tokens } from './TokenList.fixtures.ts';
import { TokenList } from './TokenList.tsx';

export default { component: TokenList, tags: ['visual'], parameters: { picture: { width: 840 } } } satisfies Meta;

const nothing = () => undefined;
const accepted = () => Promise.resolve(null);

export const JustMade: StoryObj = {
  render: () => (
    <TokenList
      tokens={{ status: 'ready', data: tokens }}
      made={made}
      onMake={accepted}
      onRevoke={nothing}
      onMadeClose={nothing}
    />
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <TokenList tokens={{ status: 'loading' }} onMake={accepted} onRevoke={nothing} onMadeClose={nothing} />
      <TokenList
        tokens={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        onMake={accepted}
        onRevoke={nothing}
        onMadeClose={nothing}
      />
      <TokenList tokens={{ status: 'ready', data: [] }} onMake={accepted} onRevoke={nothing} onMadeClose={nothing} />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <TokenList tokens={{ status: 'ready', data: tokens }} onMake={accepted} onRevoke={nothing} onMadeClose={nothing} />
  ),
};
