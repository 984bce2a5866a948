import type { Meta, StoryObj } from '@storybook/react-vite';
import { BgpSessionForm } from './BgpSessionForm.tsx';

export default { component: BgpSessionForm, tags: ['visual'], parameters: { picture: { width: 560 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <BgpSessionForm
      asn={64_512}
      collector={{ asn: 197_068, routerIps: ['198.51.100.1'] }}
      sessions={[
        { id: '4', ip: '2001:db8:1234:5678:9abc:def0:1234:5678', state: 'requested' },
        { id: '3', ip: '198.51.100.9', state: 'approved' },
        { id: '2', ip: '198.51.100.8', state: 'rejected' },
        { id: '1', ip: '198.51.100.7', state: 'established' },
      ]}
      onSubmit={() => undefined}
    />
  ),
};
