import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { ToastView } from './ToastView.tsx';

export default { component: ToastView, tags: ['visual'], parameters: { picture: { width: 400 } } } satisfies Meta;

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <ToastView tone="neutral" title="Link copied" />
      <ToastView tone="valid" title="BGP Session Request Sent" />
      <ToastView tone="invalid" title="Something went wrong" description="The server did not answer. Try again." />
    </Stack>
  ),
};
