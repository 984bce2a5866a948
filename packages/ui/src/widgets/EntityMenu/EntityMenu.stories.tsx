import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asMenu } from '../../facts/asMenu.ts';
import { EntityMenu } from './EntityMenu.tsx';

const meta = {
  component: EntityMenu,
  args: {
    label: 'Sections of AS64512',
    entries: asMenu(64512),
    current: 'overview',
    counts: { prefixes: 1284, ix: 12, providers: 3, customers: 214, peerings: 61, unspecified: 0 },
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof EntityMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const NestedSection: Story = {
  args: { current: 'peerings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Peerings/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const SectionsNotYetThere: Story = {
  args: { notYet: ['connectivity', 'ix', 'security-issues', 'whois', 'related-asns', 'communities'] },
};

export const ForSubscribers: Story = { args: { locked: ['security-issues', 'related-asns'] } };

export const CountsOnTheirWay: Story = { args: { current: 'connectivity', counts: {} } };

/** Counts of the neighbors of one IP version, with a nested section selected. */
export const LargeCounts: Story = {
  args: {
    current: 'neighbors',
    counts: { prefixes: 912_345, ix: 1284, providers: 0, customers: 48_211, peerings: 9_871, unspecified: 12 },
  },
};

export const LongAndRightToLeft: Story = {
  args: {
    label: 'Sections of a domain',
    current: 'long',
    entries: [
      { id: 'long', label: 'Servers that are named for mail and for nothing else', href: '/domain/mx' },
      { id: 'rtl', label: 'خوادم البريد', href: '/domain/ns' },
    ],
    counts: { long: 12, rtl: 1284 },
  },
};
