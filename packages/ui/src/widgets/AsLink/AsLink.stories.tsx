import type { Meta, StoryObj } from '@storybook/react-vite';
import { alder, longNamed, rightToLeft } from '../SearchResult/SearchResult.fixtures.ts';
import { AsLink } from './AsLink.tsx';

const meta = {
  component: AsLink,
  args: { asn: alder.asn },
} satisfies Meta<typeof AsLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumberOnly: Story = {};
export const WithName: Story = { args: { name: alder.asName } };
/** The network created an aggregate: its paths end in a set of networks instead of one origin. */
export const OriginSet: Story = { args: { originSet: [64_530, 64_531] } };
export const LongName: Story = { args: { asn: longNamed.asn, name: longNamed.asName } };
export const RightToLeftName: Story = { args: { asn: rightToLeft.asn, name: rightToLeft.asName } };
