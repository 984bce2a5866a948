import { createContext, use } from 'react';

/** The product's name wherever an operator has not set another. */
export const DEFAULT_BRAND = 'Routeglass';

/** Carries the brand name to every widget that says it; `<BrandName value="…">` around the app changes them all. */
export const BrandName = createContext(DEFAULT_BRAND);

/** The brand name in force here. */
export function useBrandName(): string {
  return use(BrandName);
}
