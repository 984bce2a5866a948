import type { Meta, StoryObj } from '@storybook/react-vite';
import { BgpSessionForm } from './BgpSessionForm.tsx';

export default { component: BgpSessionForm, tags: ['visual'], parameters: { picture: { width: 560 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <BgpSessionForm asn={64_512} collector={{ asn: 197_068, routerIps: ['198.51.100.1'] }} onSubmit={() => undefined} />
  ),
};
