export { densities, DensityContext, type Density } from '../src/primitives/DataTable/density.ts';
