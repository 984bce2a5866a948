import { join } from 'node:path';

const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

/** Where the servers listen: with the laboratory Internet, with real files, and with those of one incident alone. */
export const laboratoryPort = port('E2E_PORT', 4173);
export const realPort = port('E2E_REAL_PORT', 4176);
export const incidentPort = port('E2E_INCIDENT_PORT', 4179);
/** The site whose pages may read the server with the laboratory. */
export const partnerPort = 4174;
/** What the server with the laboratory asks outside of itself; tests that need them start them. */
export const nameServerPort = 4177;
export const whoisPort = 4178;

/** One folder for the whole run, named by the configuration. */
const folder = (): string => {
  const dataDir = process.env['E2E_DATA_DIR'];
  if (!dataDir) throw new Error('E2E_DATA_DIR names no folder: run Playwright with e2e/playwright.config.ts');
  return dataDir;
};
export const laboratoryFolder = (): string => join(folder(), 'laboratory');
export const realFolder = (): string => join(folder(), 'real');
export const incidentFolder = (): string => join(folder(), 'incident');

/** In a folder of real files: the routes of an MRT file as lines, the VRPs that were loaded, and the database. */
export const routesFile = (of: string, name: string): string => join(of, `${name}.txt`);
export const vrpsFile = (of: string): string => join(of, 'vrps.json');
export const databaseFolder = (of: string): string => join(of, 'data');
