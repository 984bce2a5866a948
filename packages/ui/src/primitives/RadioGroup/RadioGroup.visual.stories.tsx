import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { payments } from './RadioGroup.fixtures.ts';
import { RadioGroup } from './RadioGroup.tsx';

export default { component: RadioGroup, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <RadioGroup label="Payment" items={payments} defaultSelected="card" description="You can change it later." />
      <RadioGroup label="Payment" items={payments} error="Required field" />
      <RadioGroup label="Payment" items={payments} isDisabled defaultSelected="bill" direction="horizontal" />
    </Columns>
  ),
};
