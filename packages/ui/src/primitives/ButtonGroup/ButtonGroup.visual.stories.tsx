import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

export default { component: ButtonGroup, tags: ['visual'] } satisfies Meta;

export const Kinds: StoryObj = {
  render: () => (
    <Inline gap={16}>
      <ButtonGroup label="View">
        <IconButton kind="secondary" icon={ZoomIn} label="Zoom in" />
        <IconButton kind="secondary" icon={ZoomOut} label="Zoom out" />
        <IconButton kind="secondary" icon={Maximize} label="Fit" />
      </ButtonGroup>
      <ButtonGroup label="Targets">
        <Button>All</Button>
        <Button>Clear</Button>
      </ButtonGroup>
    </Inline>
  ),
};
