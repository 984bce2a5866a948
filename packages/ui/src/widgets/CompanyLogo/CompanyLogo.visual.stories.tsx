import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../testing/Matrix.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { companyLogoSizes } from './CompanyLogo.variants.ts';
import { exampleCompanies } from './exampleCompanies.ts';

export default { component: CompanyLogo, tags: ['visual'] } satisfies Meta;

export const Examples: StoryObj = {
  render: () => (
    <Matrix
      rows={exampleCompanies}
      columns={companyLogoSizes}
      cell={(company, size) => <CompanyLogo company={company} size={size} />}
    />
  ),
};
