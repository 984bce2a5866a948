import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { Term } from './Term.tsx';

export default { component: Term, tags: ['visual'], parameters: { picture: { width: 480 } } } satisfies Meta;

const about =
  'Route Origin Authorization: a signed statement of an address holder that names the AS allowed to originate a prefix.';

export const Places: StoryObj = {
  render: () => (
    <Stack gap={96}>
      <Heading level={2}>
        <Term about={about}>ROA</Term>
      </Heading>
      <Stat label={<Term about={about}>ROAs</Term>} value="86" />
    </Stack>
  ),
  play: () => userEvent.tab(),
};
