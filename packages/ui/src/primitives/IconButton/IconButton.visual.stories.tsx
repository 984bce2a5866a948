import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZoomIn } from 'lucide-react';
import { Matrix } from '../../testing/Matrix.tsx';
import { buttonKinds, buttonSizes } from '../Button/Button.variants.ts';
import { IconButton } from './IconButton.tsx';

export default { component: IconButton, tags: ['visual'] } satisfies Meta;

export const Kinds: StoryObj = {
  render: () => (
    <Matrix
      rows={buttonSizes}
      columns={buttonKinds}
      cell={(size, kind) => <IconButton icon={ZoomIn} label="Zoom in" kind={kind} size={size} />}
    />
  ),
};
