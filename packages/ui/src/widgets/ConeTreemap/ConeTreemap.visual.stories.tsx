import type { Meta, StoryObj } from '@storybook/react-vite';
import { someCustomers } from './ConeTreemap.fixtures.ts';
import { ConeTreemap } from './ConeTreemap.tsx';

export default { component: ConeTreemap, tags: ['visual'] } satisfies Meta;

export const Map: StoryObj = {
  parameters: { picture: { width: 760 } },
  render: () => <ConeTreemap asn={64512} ipVersion={4} customers={{ status: 'ready', data: someCustomers(44) }} />,
};
