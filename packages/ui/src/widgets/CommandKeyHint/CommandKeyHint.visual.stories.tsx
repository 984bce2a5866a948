import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { CommandKeyHint } from './CommandKeyHint.tsx';

export default { component: CommandKeyHint, tags: ['visual'] } satisfies Meta;

const nothing = () => {};

export const Both: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <Inline>
      <CommandKeyHint onPress={nothing} />
      <CommandKeyHint onPress={nothing} isApple />
    </Inline>
  ),
};
