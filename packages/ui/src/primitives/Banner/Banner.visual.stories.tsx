import type { Meta, StoryObj } from '@storybook/react-vite';
import { tones } from '../../tokens/roles.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

export default { component: Banner, tags: ['visual'], parameters: { picture: { width: 560 } } } satisfies Meta;

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title="No routes are loaded yet">
          Load a table with npm run ingest.
        </Banner>
      ))}
      <Banner title="Large graph" actions={<Button size="small">Show it</Button>} onClose={() => undefined}>
        Page may become unresponsive for large graphs.
      </Banner>
    </Stack>
  ),
};
