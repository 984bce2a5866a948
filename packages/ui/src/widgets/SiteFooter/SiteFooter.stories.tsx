import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandName } from '../../facts/brandName.ts';
import { ContactList } from './ContactList.tsx';
import { contacts, legal } from './SiteFooter.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { year: 2026, contacts: <ContactList contacts={contacts} />, legal },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnApiPages: Story = { args: { legalText: 'termsOfService' } };
export const WithoutContacts: Story = { args: { contacts: undefined } };
export const AnotherBrand: Story = {
  decorators: [(Story) => <BrandName value="Harbour NOC">{Story()}</BrandName>],
};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
