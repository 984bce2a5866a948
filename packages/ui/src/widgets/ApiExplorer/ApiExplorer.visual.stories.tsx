import type { Meta, StoryObj } from '@storybook/react-vite';
import { explorerDocument } from './ApiExplorer.fixtures.ts';
import { ApiExplorer } from './ApiExplorer.tsx';

export default { component: ApiExplorer, tags: ['visual'] } satisfies Meta;

export const OpenCall: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <ApiExplorer
      document={{ status: 'ready', data: explorerDocument }}
      current="asInfo"
      onCurrentChange={() => undefined}
      send={() => Promise.reject(new Error('Nothing is sent here'))}
      token="secret"
      origin="https://radar.example.net"
    />
  ),
};
