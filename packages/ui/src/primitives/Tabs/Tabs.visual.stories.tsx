import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

export default { component: Tabs, tags: ['visual'], parameters: { picture: { width: 460 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Tabs
      label="Address records"
      defaultSelected="ns"
      items={[
        { id: 'ip', name: 'IP Info', count: 4 },
        { id: 'ns', name: 'NS Servers', count: 2, content: 'Two servers' },
        { id: 'mx', name: 'MX Servers', count: 0, isDisabled: true },
      ]}
    />
  ),
};

/** Too narrow for all tabs: the chosen one is visible. */
export const WithoutRoom: StoryObj = {
  render: () => (
    <div style={{ width: 240 }}>
      <Tabs
        label="Address records"
        defaultSelected="mx"
        items={[
          { id: 'ip', name: 'IP Info', count: 4 },
          { id: 'ns', name: 'NS Servers', count: 2 },
          { id: 'mx', name: 'MX Servers', count: 1, content: 'One server' },
        ]}
      />
    </div>
  ),
};
