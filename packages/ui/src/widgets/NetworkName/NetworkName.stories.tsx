import type { Meta, StoryObj } from '@storybook/react-vite';
import { alder, longNamed, rightToLeft } from '../SearchResult/SearchResult.fixtures.ts';
import { NetworkName } from './NetworkName.tsx';

const meta = {
  component: NetworkName,
  args: { name: alder.asName, countryCode: alder.countryCode },
} satisfies Meta<typeof NetworkName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Nameless: Story = { args: { name: null } };
export const WithoutCountry: Story = { args: { countryCode: null } };
export const RightToLeft: Story = { args: { name: rightToLeft.asName, countryCode: rightToLeft.countryCode } };
export const LongInANarrowCell: Story = {
  args: { name: longNamed.asName, countryCode: longNamed.countryCode },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
