import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Slider } from './Slider.tsx';

export default { component: Slider, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <Slider label="Opacity" defaultValue={40} />
      <Slider label="Opacity" defaultValue={40} ticks={[0, 20, 40, 60, 80, 100]} />
      <Slider label="Opacity" defaultValue={40} isDisabled />
    </Columns>
  ),
};
