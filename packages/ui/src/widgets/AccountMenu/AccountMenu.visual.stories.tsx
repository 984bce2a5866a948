import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { account } from './AccountMenu.fixtures.ts';
import { AccountMenu } from './AccountMenu.tsx';

export default { component: AccountMenu, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Counts: StoryObj = {
  render: () => (
    <Inline gap={24}>
      {[0, 3, 42, 240].map((unreadThreads) => (
        <AccountMenu key={unreadThreads} account={{ ...account, unreadThreads }} onLogOut={nothing} />
      ))}
    </Inline>
  ),
};
