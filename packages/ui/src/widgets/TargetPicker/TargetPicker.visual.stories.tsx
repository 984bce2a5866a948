import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { TargetPicker } from './TargetPicker.tsx';
import { nameOf, presets } from './TargetPicker.fixtures.ts';

export default { component: TargetPicker, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const still = { presets, suggestions: [], nameOf, onChange: nothing, onSearch: nothing };

export const Faces: StoryObj = {
  parameters: { picture: { width: 560 } },
  render: () => (
    <Stack gap={32}>
      <TargetPicker {...still} selected={[64_530, 64_531, 64_532, 64_533]} />
      <TargetChoice {...still} presetState="ready" selected={[64_530, 64_531, 64_532, 64_533]} />
      <TargetChoice {...still} presetState="ready" selected={Array.from({ length: 20 }, (_, i) => 64_512 + i)} />
      <TargetChoice {...still} presetState="failed" selected={[]} presets={[]} />
    </Stack>
  ),
};
