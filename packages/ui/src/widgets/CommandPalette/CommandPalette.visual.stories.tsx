import type { Meta, StoryObj } from '@storybook/react-vite';
import { recentCommands } from './CommandPalette.fixtures.ts';
import { CommandPalette } from './CommandPalette.tsx';

export default { component: CommandPalette, tags: ['visual'] } satisfies Meta;

const nothing = () => {};

export const OnAnAs: StoryObj = {
  parameters: { picture: { width: 1024, height: 680 } },
  render: () => (
    <CommandPalette
      isOpen
      onOpenChange={nothing}
      onChoose={nothing}
      asn={64_512}
      recent={recentCommands}
      onClearRecent={nothing}
    />
  ),
};
