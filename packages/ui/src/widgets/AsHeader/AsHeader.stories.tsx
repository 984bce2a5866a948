import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import {
  alderIdentity,
  longIdentity,
  namelessIdentity,
  reservedIdentity,
  registryIdentity,
  rightToLeftIdentity,
} from './AsHeader.fixtures.ts';
import { AsHeader } from './AsHeader.tsx';

const meta = {
  component: AsHeader,
  args: { asn: 64512, identity: { status: 'ready', data: alderIdentity } },
} satisfies Meta<typeof AsHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithEvidence: Story = {
  args: { ratingEvidence: () => ({ evidence: { status: 'ready', data: mixedEvidence } }) },
};
export const FromRegistriesAlone: Story = { args: { identity: { status: 'ready', data: registryIdentity } } };
export const NumberOnly: Story = { args: { asn: 65530, identity: { status: 'ready', data: namelessIdentity } } };
export const Reserved: Story = { args: { asn: 64500, identity: { status: 'ready', data: reservedIdentity } } };
export const Loading: Story = { args: { identity: { status: 'loading' } } };
export const Failed: Story = {
  args: { identity: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const LongName: Story = { args: { asn: 4200000123, identity: { status: 'ready', data: longIdentity } } };
export const RightToLeftName: Story = {
  args: { asn: 64700, identity: { status: 'ready', data: rightToLeftIdentity } },
};

/** The facts are collapsed. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
