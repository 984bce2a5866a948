import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Matrix } from '../../testing/Matrix.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { buttonKinds, buttonSizes } from './Button.variants.ts';

export default { component: Button, tags: ['visual'] } satisfies Meta;

const states: readonly Partial<ButtonProps>[] = [
  ...buttonSizes.map((size) => ({ size })),
  { icon: Download },
  { isDisabled: true },
  { isPending: true },
];

export const Kinds: StoryObj = {
  render: () => (
    <Matrix
      rows={buttonKinds}
      columns={states}
      cell={(kind, state) => (
        <Button kind={kind} {...state}>
          Show routes
        </Button>
      )}
    />
  ),
};
