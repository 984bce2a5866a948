import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageSources } from './FreshnessLine.fixtures.ts';
import { FreshnessLine } from './FreshnessLine.tsx';

const asOf = new Date('2026-01-15T09:00:00Z');

const meta = {
  component: FreshnessLine,
  args: { age: { asOf, ageInSeconds: 600, sample: false } },
} satisfies Meta<typeof FreshnessLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Old: Story = {
  args: { age: { asOf: new Date('2014-05-23T06:00:00Z'), ageInSeconds: 367_480_800, sample: false } },
};
export const Sample: Story = { args: { age: { asOf, ageInSeconds: 10_800, sample: true } } };
export const NothingLoaded: Story = { args: { age: { asOf: null, ageInSeconds: null, sample: false } } };
export const WithSources: Story = { args: { sources: pageSources } };
export const Failed: Story = { args: { age: null, sources: [] } };
export const Loading: Story = { args: { age: undefined, sources: undefined } };
