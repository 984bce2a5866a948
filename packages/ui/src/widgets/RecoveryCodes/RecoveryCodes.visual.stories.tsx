import type { Meta, StoryObj } from '@storybook/react-vite';
import { codes } from './RecoveryCodes.fixtures.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export default { component: RecoveryCodes, tags: ['visual'], parameters: { picture: { width: 560 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => <RecoveryCodes codes={codes} email="ada@example.net" onDone={() => undefined} />,
};
