import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export default { component: ProgressBar, tags: ['visual'], parameters: { picture: { width: 320 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <ProgressBar label="Importing routes" value={0} />
      <ProgressBar label="Importing routes" value={412_000} maxValue={641_957} valueLabel="412,000 of 641,957" />
      <ProgressBar label="Importing routes" value={100} />
      <ProgressBar label="Opening the file" />
    </Stack>
  ),
};
