import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

export default {
  component: Popover,
  tags: ['visual'],
  parameters: { picture: { width: 360, height: 180 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <Popover defaultOpen label="Why invalid" trigger={<Button>Invalid</Button>}>
      <Text size={14}>The route is longer than the ROA allows: /24 announced, at most /22.</Text>
    </Popover>
  ),
};
