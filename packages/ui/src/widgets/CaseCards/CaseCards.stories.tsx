import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { cases } from './CaseCards.fixtures.ts';
import { CaseCards } from './CaseCards.tsx';

const meta = { component: CaseCards, args: { cases } } satisfies Meta<typeof CaseCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (width: number) => (Story: () => ReactNode) => <div style={{ width, maxWidth: '100%' }}>{Story()}</div>;

export const Full: Story = { decorators: [at(1200)] };
export const Tablet: Story = { decorators: [at(800)] };
export const TwoColumns: Story = { decorators: [at(600)] };
export const Narrow: Story = { decorators: [at(320)] };
export const LongDescription: Story = {
  args: {
    cases: cases.map((each, index) =>
      index === 1 ? { ...each, description: `${each.description} `.repeat(4) } : each,
    ),
  },
};
