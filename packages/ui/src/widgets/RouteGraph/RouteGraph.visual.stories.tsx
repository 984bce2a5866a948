import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { GraphLegend } from './GraphLegend.tsx';
import { GraphTooltip } from './GraphTooltip.tsx';
import { indexGraph } from './graphIndex.ts';
import { RouteGraph } from './RouteGraph.tsx';
import {
  changedGraph,
  fanGraph,
  emptyGraph,
  extendedGraph,
  loopingGraph,
  smallGraph,
  takenGraph,
} from './RouteGraph.fixtures.ts';

export default { component: RouteGraph, tags: ['visual'] } satisfies Meta;

const shared = { prefix: '10.1.0.0/16', hrefOf: (asn: number) => `#/as/${asn}` };
const index = indexGraph(extendedGraph);
const corner = { left: 0, right: 100, top: 0, bottom: 0 };

const picture = { width: 720 };

export const Loading: StoryObj = {
  parameters: { picture },
  render: () => <RouteGraph {...shared} graph={{ status: 'loading' }} />,
};

export const Empty: StoryObj = {
  parameters: { picture },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: emptyGraph }} />,
};

export const Failed: StoryObj = {
  parameters: { picture },
  render: () => (
    <RouteGraph
      {...shared}
      graph={{ status: 'error', message: 'The server did not answer.', onRetry: () => undefined }}
    />
  ),
};

export const Locked: StoryObj = {
  parameters: { picture },
  render: () => <RouteGraph {...shared} graph={{ status: 'locked' }} />,
};

export const Legend: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => <GraphLegend hasChanges hasLoops />,
};

export const Tooltips: StoryObj = {
  parameters: { picture: { width: 420, height: 400 } },
  render: () => (
    <Stack gap={24}>
      {(['node', 'edge'] as const).map((kind) => (
        <div key={kind} style={{ position: 'relative', height: 160 }}>
          <GraphTooltip graph={index} target={{ kind, index: 1 }} at={corner} kept={[]} />
        </div>
      ))}
    </Stack>
  ),
};

/** The leaves of one neighbor in one place. */
export const Groups: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: fanGraph }} />,
};

export const Changes: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: changedGraph }} />,
};

export const AnotherOrigin: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: takenGraph }} />,
};

export const Loops: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: loopingGraph }} />,
};

export const Phone: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: extendedGraph }} />,
};

export const Whole: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: smallGraph }} />,
};
