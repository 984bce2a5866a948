export { Brand, type BrandProps } from '../src/widgets/Brand/Brand.tsx';
export { Logo } from '../src/widgets/Brand/Logo.tsx';
export { BrandName, DEFAULT_BRAND, useBrandName } from '../src/widgets/Brand/brandName.ts';
