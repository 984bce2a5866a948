import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { feeds } from './CheckboxGroup.fixtures.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export default { component: CheckboxGroup, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <CheckboxGroup label="Incidents" items={feeds} defaultSelected={['created']} error="Choose at least two." />
      <CheckboxGroup label="Incidents" items={feeds} defaultSelected={['created']} hasParent />
      <CheckboxGroup label="Incidents" items={feeds} defaultSelected={['leaks']} isDisabled direction="horizontal" />
    </Columns>
  ),
};
