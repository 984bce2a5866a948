import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsPicker } from './AsPicker.tsx';

export default { component: AsPicker, tags: ['visual'] } satisfies Meta;

const nothing = () => {};

export const Closed: StoryObj = {
  parameters: { picture: { width: 480 } },
  render: () => (
    <AsPicker label="Search for a network" action="Compare" suggestions={[]} onSearch={nothing} onPick={nothing} />
  ),
};
