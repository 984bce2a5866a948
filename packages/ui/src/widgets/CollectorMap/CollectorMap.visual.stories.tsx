import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyMapSpeakers } from './CollectorMap.fixtures.ts';
import { CollectorMap } from './CollectorMap.tsx';
import { loadMapView } from './loadMapView.ts';

// The picture shows the loaded map.
await loadMapView();

export default { component: CollectorMap, tags: ['visual'] } satisfies Meta;

export const Clusters: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => <CollectorMap speakers={{ status: 'ready', data: manyMapSpeakers(900) }} canWebGl={false} />,
};
