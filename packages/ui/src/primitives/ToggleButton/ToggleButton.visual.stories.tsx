import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { Matrix } from '../../testing/Matrix.tsx';
import { buttonSizes } from '../Button/Button.variants.ts';
import { ToggleButton } from './ToggleButton.tsx';

export default { component: ToggleButton, tags: ['visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Matrix
      rows={[false, true]}
      columns={buttonSizes}
      cell={(isSelected, size) => (
        <ToggleButton isSelected={isSelected} size={size} icon={Lock}>
          Locked
        </ToggleButton>
      )}
    />
  ),
};
