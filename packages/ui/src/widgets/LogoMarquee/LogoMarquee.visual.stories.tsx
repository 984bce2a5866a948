import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCompanies } from '../CompanyLogo/exampleCompanies.ts';
import { LogoMarquee } from './LogoMarquee.tsx';
import { LogoRow } from './LogoRow.tsx';

export default { component: LogoMarquee, tags: ['visual'] } satisfies Meta;

export const AtRest: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => <LogoMarquee label="Engineering communities" companies={exampleCompanies} />,
};

export const Still: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => <LogoRow label="Customers" companies={exampleCompanies} />,
};
