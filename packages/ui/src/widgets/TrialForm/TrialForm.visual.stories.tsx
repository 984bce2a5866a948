import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { ada } from './TrialForm.fixtures.ts';
import { TrialForm } from './TrialForm.tsx';

export default { component: TrialForm, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1">
      <TrialForm applicant={ada} onSubmit={nothing} />
      <TrialForm applicant={ada} onSubmit={nothing} status="sent" />
    </Columns>
  ),
};
