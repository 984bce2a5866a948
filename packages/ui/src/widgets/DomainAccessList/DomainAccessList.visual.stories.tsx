import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { domains } from './DomainAccessList.fixtures.ts';
import { DomainAccessList } from './DomainAccessList.tsx';
import { DomainRequestForm } from './DomainRequestForm.tsx';

export default {
  component: DomainAccessList,
  tags: ['visual'],
  parameters: { picture: { width: 720 } },
} satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <Stack>
      <DomainRequestForm onRequest={nothing} />
      <DomainAccessList domains={{ status: 'ready', data: domains }} onCheck={nothing} onAskAgain={nothing} />
    </Stack>
  ),
};
