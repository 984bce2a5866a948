import type { Meta, StoryObj } from '@storybook/react-vite';
import { ailingSet, soundSet } from './AsSetHealth.fixtures.ts';
import { AsSetHealth } from './AsSetHealth.tsx';

export default { component: AsSetHealth, tags: ['visual'] } satisfies Meta;

export const SeveralRegistries: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <AsSetHealth asSet="AS-NORTHWIND" health={{ status: 'ready', data: [soundSet, ailingSet] }} />,
};

export const NoRegistry: StoryObj = {
  parameters: { picture: { width: 360 } },
  render: () => <AsSetHealth asSet="AS-NORTHWIND" health={{ status: 'ready', data: [] }} />,
};
