import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export default { component: Card, tags: ['visual'], parameters: { picture: { width: 360 } } } satisfies Meta;

export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      <Card title="Announced prefixes" actions={<Button size="small">All</Button>}>
        <Text size={14}>10.12.0.0/16</Text>
      </Card>
      <Card>
        <Text size={14}>Without a title</Text>
      </Card>
    </Stack>
  ),
};
