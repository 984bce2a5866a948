import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { linkKinds } from './Link.variants.ts';

export default { component: Link, tags: ['visual'] } satisfies Meta;

export const Kinds: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {linkKinds.map((kind) => (
        <Text key={kind}>
          Announced by{' '}
          <Link href="/as/64512" kind={kind}>
            AS64512
          </Link>{' '}
          and{' '}
          <Link href="https://example.net" kind={kind} target="_blank">
            others
          </Link>
        </Text>
      ))}
    </Stack>
  ),
};
