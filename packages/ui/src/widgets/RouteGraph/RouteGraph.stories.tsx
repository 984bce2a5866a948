import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { RouteGraph } from './RouteGraph.tsx';
import {
  changedGraph,
  emptyGraph,
  extendedGraph,
  largeGraph,
  loneGraph,
  loopingGraph,
  smallGraph,
  takenGraph,
} from './RouteGraph.fixtures.ts';

const meta = {
  component: RouteGraph,
  args: {
    graph: { status: 'ready', data: smallGraph },
    prefix: '10.1.0.0/16',
    hrefOf: (asn: number) => `#/as/${asn}`,
    onSelectNode: fn(),
  },
} satisfies Meta<typeof RouteGraph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const origin = await canvas.findByRole('link', { name: /^AS64512 / });
    await userEvent.click(origin);
    await expect(args.onSelectNode).toHaveBeenCalledWith(64_512);
  },
};

/** Dashed: possible according to the relation model. */
export const PossibleRoutes: Story = { args: { graph: { status: 'ready', data: extendedGraph } } };

/** A step of the history: AS64537 and its route are new, AS64536 was withdrawn. */
export const NewAndLeft: Story = { args: { graph: { status: 'ready', data: changedGraph } } };

/** A step of the history in which AS64550 took the prefix: its routes are branches beside those of the root. */
export const AnotherOrigin: Story = {
  args: { graph: { status: 'ready', data: takenGraph } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^AS64550 .*another origin/ })).toBeInTheDocument();
  },
};

/** Dashes and dots: the loop of a path in which AS64514 returns. Paths that cannot be drawn are listed with the reason. */
export const LoopsAndSets: Story = {
  args: { graph: { status: 'ready', data: loopingGraph } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 paths not drawn' }));
    await expect(canvas.getByRole('list', { name: 'Paths not drawn' })).toBeVisible();
  },
};

/** The origin is the only vantage point that sees the prefix. */
export const OriginAlone: Story = { args: { graph: { status: 'ready', data: loneGraph } } };

/** A press on a line, `w` on the focused edge, or an icon in the table opens the relation's evidence. */
export const WithEvidence: Story = {
  args: { linkEvidence: () => ({ evidence: { status: 'ready', data: mixedEvidence } }) },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
  },
};

export const Loading: Story = { args: { graph: { status: 'loading' } } };

export const Empty: Story = {
  args: { graph: { status: 'ready', data: emptyGraph } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for 10.1.0.0/16')).toBeVisible();
  },
};

export const NothingChosen: Story = { args: { graph: { status: 'ready', data: emptyGraph }, prefix: '' } };

export const Failed: Story = {
  args: { graph: { status: 'error', message: 'The server did not answer within 10 seconds.', onRetry: fn() } },
};

export const Locked: Story = { args: { graph: { status: 'locked' } } };

/** Laid out in a worker; only nodes near the view have elements. */
export const ThousandNodes: Story = { args: { graph: { status: 'ready', data: largeGraph(1000) }, prefix: '' } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <RouteGraph {...args} />
    </div>
  ),
};

/** A new graph replaces one that may still be in layout. */
export const Changing: Story = {
  render: function Changing(args) {
    const [data, setData] = useState(smallGraph);
    return (
      <RouteGraph
        {...args}
        graph={{ status: 'ready', data }}
        toolbar={
          <Button size="small" onPress={() => setData(data === smallGraph ? extendedGraph : smallGraph)}>
            Another graph
          </Button>
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another graph' }));
    await expect(await canvas.findByRole('link', { name: /^AS64540\b/ })).toBeInTheDocument();
  },
};
