import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../testing/Matrix.tsx';
import { Switch } from './Switch.tsx';

export default { component: Switch, tags: ['visual'] } satisfies Meta;

const both = [false, true] as const;

export const States: StoryObj = {
  render: () => (
    <Matrix
      rows={both}
      columns={both}
      cell={(isDisabled, isSelected) => (
        <Switch isDisabled={isDisabled} isSelected={isSelected}>
          Extended graph
        </Switch>
      )}
    />
  ),
};
