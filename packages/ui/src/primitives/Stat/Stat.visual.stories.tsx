import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Stat } from './Stat.tsx';

export default { component: Stat, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1 1">
      <Stat label="IPv4 prefixes" value="1,204" />
      <Stat label="Customers" value="86" note="+3 since last week" />
      <Stat label="Rank" value="#12" note="of 74,021" />
      <Stat label="Peerings" value={undefined} />
    </Columns>
  ),
};
