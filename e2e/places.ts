import process from 'node:process';
import { join } from 'node:path';

const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

/** Where the servers listen: with the laboratory Internet, with a real table beside it, with real files, and with those of one incident alone. */
export const laboratoryPort = port('E2E_PORT', 4173);
export const besidePort = port('E2E_BESIDE_PORT', 4180);
export const realPort = port('E2E_REAL_PORT', 4176);
export const incidentPort = port('E2E_INCIDENT_PORT', 4179);
/** The site whose pages may read the server with the laboratory. */
export const partnerPort = 4174;
/** What the servers with the laboratory ask outside of themselves, by the project of their tests, which start them where they need them. */
const outside = {
  laboratory: { nameServer: 4177, whois: 4178 },
  beside: { nameServer: 4181, whois: 4182 },
} as const;
export type WithLaboratory = keyof typeof outside;
export const outsideOf = (project: string) => outside[project === 'beside' ? 'beside' : 'laboratory'];

/** One folder for the whole run, named by the configuration. */
const folder = (): string => {
  const dataDir = process.env['E2E_DATA_DIR'];
  if (!dataDir) throw new Error('E2E_DATA_DIR names no folder: run Playwright with e2e/playwright.config.ts');
  return dataDir;
};
/** The database that others begin as a copy of. */
export const emptyFolder = (): string => join(folder(), 'empty');
export const laboratoryFolder = (): string => join(folder(), 'laboratory');
export const besideFolder = (): string => join(folder(), 'beside');
export const realFolder = (): string => join(folder(), 'real');
export const incidentFolder = (): string => join(folder(), 'incident');

/** In a folder of real files: the routes of an MRT file as lines, the VRPs that were loaded, and the database. */
export const routesFile = (of: string, name: string): string => join(of, `${name}.txt`);
export const vrpsFile = (of: string): string => join(of, 'vrps.json');
export const databaseFolder = (of: string): string => join(of, 'data');

/** Marks tests of what is said where no real routes are loaded. */
export const withoutRealRoutes = '@without-real-routes';

/** Marks tests of what is the same whatever routes are loaded. */
export const whateverIsLoaded = '@whatever-is-loaded';
