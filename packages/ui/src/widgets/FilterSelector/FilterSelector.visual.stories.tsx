import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { severityOptions } from './FilterSelector.fixtures.ts';
import { FilterSelector } from './FilterSelector.tsx';

export default { component: FilterSelector, tags: ['visual'] } satisfies Meta;

const still = { title: 'Severity', options: severityOptions, onChange: () => undefined };

export const States: StoryObj = {
  render: () => (
    <Inline>
      <FilterSelector {...still} selected={null} />
      <FilterSelector {...still} selected="medium" />
      <FilterSelector {...still} selected={null} isLocked />
    </Inline>
  ),
};
