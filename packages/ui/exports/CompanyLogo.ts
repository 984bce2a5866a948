export { CompanyLogo, type Company, type CompanyLogoProps } from '../src/widgets/CompanyLogo/CompanyLogo.tsx';
export { companyLogoSizes, type CompanyLogoSize } from '../src/widgets/CompanyLogo/CompanyLogo.variants.ts';
export { exampleCompanies } from '../src/widgets/CompanyLogo/exampleCompanies.ts';
