import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ailingSet, ownerlessSet, soundSet } from './AsSetHealth.fixtures.ts';
import { AsSetHealth } from './AsSetHealth.tsx';

const meta = {
  component: AsSetHealth,
  args: { asSet: 'AS-NORTHWIND', health: { status: 'ready', data: [soundSet] } },
} satisfies Meta<typeof AsSetHealth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = {};
export const Ailing: Story = { args: { health: { status: 'ready', data: [ailingSet] } } };
export const SeveralRegistries: Story = { args: { health: { status: 'ready', data: [soundSet, ailingSet] } } };
export const NotKnownWhose: Story = { args: { health: { status: 'ready', data: [ownerlessSet] } } };
export const NoRegistry: Story = { args: { health: { status: 'ready', data: [] } } };
export const NoneLoaded: Story = { args: { health: { status: 'ready', data: [] }, missingSource: 'irr' } };
export const Loading: Story = { args: { health: { status: 'loading' } } };
export const Failed: Story = {
  args: { health: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
