import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { asMenu } from '../../facts/asMenu.ts';
import { EntityMenu } from './EntityMenu.tsx';

export default { component: EntityMenu, tags: ['visual'] } satisfies Meta;

export const Sections: StoryObj = {
  parameters: { picture: { width: 840 } },
  render: () => (
    <Columns shares="1 1 1" gap={32}>
      <EntityMenu
        label="First"
        entries={asMenu(64512)}
        current="overview"
        notYet={['ix', 'security-issues', 'whois', 'related-asns', 'communities']}
      />
      <EntityMenu label="Second" entries={asMenu(64512)} current="peerings" counts={{ peerings: 1284, ix: 12 }} />
      <EntityMenu label="Third" entries={asMenu(64512)} current="bogons" />
    </Columns>
  ),
};
