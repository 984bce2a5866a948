import { createContext, use } from 'react';

/** Product name, unless an operator sets another. */
export const DEFAULT_BRAND = 'Routeglass';

/** Brand name for all widgets; `<BrandName value="…">` around the app changes it. */
export const BrandName = createContext(DEFAULT_BRAND);

/** The current brand name. */
export function useBrandName(): string {
  return use(BrandName);
}
