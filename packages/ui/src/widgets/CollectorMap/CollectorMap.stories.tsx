import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { coinciding, manyMapSpeakers } from './CollectorMap.fixtures.ts';
import { CollectorMap } from './CollectorMap.tsx';

const meta = {
  component: CollectorMap,
  args: {
    speakers: { status: 'ready', data: manyMapSpeakers(900) },
    action: <Button kind="primary">Create BGP session</Button>,
  },
} satisfies Meta<typeof CollectorMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The map appears when its chunk is loaded. */
const drawn: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-ready] canvas')).not.toBeNull());
};

export const Full: Story = { play: drawn };

export const AsTable: Story = {
  args: { defaultView: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'BGP collector speakers' })).toBeVisible();
  },
};

export const Heatmap: Story = { args: { defaultView: 'heatmap' }, play: drawn };

/** After a press they form a ring around their place. */
export const OnePlace: Story = { args: { speakers: { status: 'ready', data: coinciding } }, play: drawn };

export const WithoutWebGl: Story = {
  args: { canWebGl: false, defaultView: 'heatmap' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Clusters' })).toBeChecked();
    await expect(canvas.getByText(/does not support WebGL/)).toBeVisible();
  },
};

export const Loading: Story = { args: { speakers: { status: 'loading' } } };
export const Empty: Story = { args: { speakers: { status: 'ready', data: [] } } };
export const Failed: Story = {
  args: { speakers: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>], play: drawn };
