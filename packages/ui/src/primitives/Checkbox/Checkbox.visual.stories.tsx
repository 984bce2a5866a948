import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../testing/Matrix.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

export default { component: Checkbox, tags: ['visual'] } satisfies Meta;

type State = Partial<CheckboxProps>;

const marks: readonly State[] = [{}, { isSelected: true }, { isIndeterminate: true }];
const states: readonly State[] = [{}, { isDisabled: true }, { isInvalid: true }];

export const States: StoryObj = {
  render: () => (
    <Matrix
      rows={states}
      columns={marks}
      cell={(state, mark) => (
        <Checkbox {...state} {...mark}>
          Route leaks
        </Checkbox>
      )}
    />
  ),
};

export const Words: StoryObj = {
  render: () => (
    <Checkbox description="You may take it back at any time." error="Required field">
      I accept the privacy policy
    </Checkbox>
  ),
};
