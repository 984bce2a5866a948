import { createContext, use } from 'react';
import { from } from '../../css/media.ts';
import { useMedia } from '../useMedia.ts';

/** Row height of tables in windows from 1280 px: comfortable, or compact with 28 px. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

interface TableDensity {
  readonly density: Density;
  /** Adds the choice above each table; the provider remembers what is chosen. */
  readonly onDensityChange?: (density: Density) => void;
}

/** The density of all tables within. */
export const DensityContext = createContext<TableDensity>({ density: 'comfortable' });

/** The current density: always comfortable in a narrower window. */
export function useTableDensity(): TableDensity {
  const chosen = use(DensityContext);
  const isWide = useMedia(from('lg'));
  return isWide ? chosen : { density: 'comfortable' };
}
