import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { alder, birch, longNamed, rightToLeft } from '../SearchResult/SearchResult.fixtures.ts';
import { announced, loopback } from './PrefixHeader.fixtures.ts';
import { PrefixHeader } from './PrefixHeader.tsx';

const meta = {
  component: PrefixHeader,
  args: { prefix: '10.0.3.0/24', identity: { status: 'ready', data: announced } },
} satisfies Meta<typeof PrefixHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const RouteObjectOnly: Story = {
  args: {
    identity: {
      status: 'ready',
      data: { ...announced, registered: null, routeObjects: [{ origin: 64_512, source: 'RADB' }] },
    },
  },
};
export const Loading: Story = { args: { identity: { status: 'loading' } } };
export const Failed: Story = {
  args: { identity: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
/** Not announced, and unknown to all registries. */
export const Empty: Story = {
  args: { identity: { status: 'ready', data: { origins: [], registered: null, specialPurpose: null } } },
};
export const NoTableLoaded: Story = { args: { identity: { status: 'ready', data: { ...announced, origins: null } } } };
export const SeveralOrigins: Story = {
  args: { identity: { status: 'ready', data: { ...announced, origins: [alder, birch, rightToLeft, longNamed] } } },
};
export const AnAddress: Story = {
  args: { prefix: '10.0.3.17', identity: { status: 'ready', data: { ...announced, announcedIn: '10.0.3.0/24' } } },
};
export const SpecialPurpose: Story = {
  args: { prefix: '127.0.0.1', identity: { status: 'ready', data: loopback } },
};
/** The default route, for everything without another route: nobody's address space. */
export const DefaultRoute: Story = {
  args: { prefix: '0.0.0.0/0', identity: { status: 'ready', data: { ...announced, registered: null } } },
};
export const Narrow: Story = {
  args: { prefix: 'fd00:1234:5678:9abc:def0:1234:5678:9abc' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
