import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export default {
  component: Tooltip,
  tags: ['visual'],
  parameters: { picture: { width: 240, height: 110 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <Tooltip isOpen content="1,204,113 addresses" placement="bottom">
      <Button>1.2M</Button>
    </Tooltip>
  ),
};
