import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { rawText } from './RawObject.fixtures.ts';
import { RawObject } from './RawObject.tsx';

const meta = {
  component: RawObject,
  args: {
    label: 'Whois entry of AS64512',
    text: { status: 'ready', data: rawText },
    hrefs: {
      asn: (asn) => `/as/${asn}`,
      prefix: (prefix) => `/search?query=${encodeURIComponent(prefix)}`,
    },
    nothing: 'The whois server knows nothing of AS64512.',
  },
} satisfies Meta<typeof RawObject>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithoutLinks: Story = { args: { hrefs: {} } };
export const RightToLeft: Story = { args: { text: { status: 'ready', data: 'descr:          شبكة الزيتون للاتصالات' } } };
/** Too long for markup: 10,000 plain lines. */
export const TenThousandLines: Story = {
  args: { text: { status: 'ready', data: 'members:        AS64512\n'.repeat(10_000) } },
};
export const Loading: Story = { args: { text: { status: 'loading' } } };
export const Failed: Story = {
  args: { text: { status: 'error', message: 'The whois server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { text: { status: 'ready', data: '\n' } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
