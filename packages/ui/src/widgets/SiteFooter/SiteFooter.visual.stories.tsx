import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactList } from './ContactList.tsx';
import { contacts, legal } from './SiteFooter.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

export default { component: SiteFooter, tags: ['visual'] } satisfies Meta;

export const Full: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <SiteFooter year={2026} contacts={<ContactList contacts={contacts} />} legal={legal} />,
};
