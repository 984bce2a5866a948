import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompanyLogo, type Company } from './CompanyLogo.tsx';
import { exampleCompanies } from './exampleCompanies.ts';

const [company = { name: 'Alder Exchange' }] = exampleCompanies;

const meta = { component: CompanyLogo, args: { company } } satisfies Meta<typeof CompanyLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

const square: Company = {
  name: 'Square Exchange',
  picture:
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 32"><rect width="90" height="32" rx="6" fill="%23788"/></svg>',
};

export const Mark: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Picture: Story = { args: { company: square } };
export const NameOnly: Story = { args: { company: { name: 'A cooperative' } } };
export const RightToLeftName: Story = { args: { company: { ...company, name: 'شبكة الخليج' } } };
