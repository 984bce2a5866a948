import { createContext, use } from 'react';
import { from } from '../../css/media.ts';
import { useMedia } from '../useMedia.ts';

/** How high the rows of tables are in a window from 1280 px on: with air, or 28 px. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

interface TableDensity {
  readonly density: Density;
  /** Adds the choice over each table; the one that gives it remembers what is chosen. */
  readonly onDensityChange?: (density: Density) => void;
}

/** The density of all tables within. */
export const DensityContext = createContext<TableDensity>({ density: 'comfortable' });

/** The density in force: in a narrower window always the comfortable one. */
export function useTableDensity(): TableDensity {
  const chosen = use(DensityContext);
  const isWide = useMedia(from('lg'));
  return isWide ? chosen : { density: 'comfortable' };
}
