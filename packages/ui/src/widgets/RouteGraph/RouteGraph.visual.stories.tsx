import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { GraphLegend } from './GraphLegend.tsx';
import { GraphTooltip } from './GraphTooltip.tsx';
import { indexGraph } from './graphIndex.ts';
import { RouteGraph } from './RouteGraph.tsx';
import { emptyGraph, extendedGraph, smallGraph } from './RouteGraph.fixtures.ts';

export default { component: RouteGraph, tags: ['visual'] } satisfies Meta;

const shared = { prefix: '10.1.0.0/16', hrefOf: (asn: number) => `#/as/${asn}` };
const index = indexGraph(extendedGraph);
const corner = { left: 0, right: 100, top: 0, bottom: 0 };

export const Faces: StoryObj = {
  parameters: { picture: { width: 720 } },
  render: () => (
    <Stack gap={16}>
      <RouteGraph {...shared} graph={{ status: 'loading' }} />
      <RouteGraph {...shared} graph={{ status: 'ready', data: emptyGraph }} />
      <RouteGraph
        {...shared}
        graph={{ status: 'error', message: 'The server did not answer.', onRetry: () => undefined }}
      />
      <RouteGraph {...shared} graph={{ status: 'locked' }} />
    </Stack>
  ),
};

export const Legend: StoryObj = { parameters: { picture: { width: 640 } }, render: () => <GraphLegend hasChanges /> };

export const Tooltips: StoryObj = {
  parameters: { picture: { width: 420, height: 400 } },
  render: () => (
    <Stack gap={24}>
      {(['node', 'edge'] as const).map((kind) => (
        <div key={kind} style={{ position: 'relative', height: 160 }}>
          <GraphTooltip graph={index} target={{ kind, index: 1 }} at={corner} />
        </div>
      ))}
    </Stack>
  ),
};

export const Whole: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <RouteGraph {...shared} graph={{ status: 'ready', data: smallGraph }} />,
};
