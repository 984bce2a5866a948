export { Brand, type BrandProps } from '../src/widgets/Brand/Brand.tsx';
export { BrandName, DEFAULT_BRAND, useBrandName } from '../src/facts/brandName.ts';
