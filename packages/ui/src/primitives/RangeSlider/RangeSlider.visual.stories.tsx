import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { RangeSlider } from './RangeSlider.tsx';

export default { component: RangeSlider, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <RangeSlider label="Propagation" defaultValue={[20, 80]} ticks={[0, 20, 40, 60, 80, 100]} />
      <RangeSlider label="Propagation" defaultValue={[0, 3000]} maxValue={3000} ticks={[0, 1000, 2000, 3000]} />
      <RangeSlider label="Propagation" defaultValue={[50, 50]} isDisabled />
    </Columns>
  ),
};
