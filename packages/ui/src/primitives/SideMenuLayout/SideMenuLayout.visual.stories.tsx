import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { SideMenuLayout } from './SideMenuLayout.tsx';

export default { component: SideMenuLayout, tags: ['visual'], parameters: { picture: { width: 1000 } } } satisfies Meta;

export const Headed: StoryObj = {
  render: () => (
    <SideMenuLayout
      menuLabel="Sections"
      section="Messages"
      showsSection
      menu={<Text size={14}>Dashboard, Messages, Profile</Text>}
    >
      <Card title="Overview">
        <Text size={14}>What the menu chose</Text>
      </Card>
    </SideMenuLayout>
  ),
};

export const Wide: StoryObj = {
  render: () => (
    <SideMenuLayout menuLabel="Sections" menu={<Text size={14}>Overview, Graph, Connectivity</Text>}>
      <Card title="Overview">
        <Text size={14}>What the menu chose</Text>
      </Card>
    </SideMenuLayout>
  ),
};
