import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDrawer, type Draw } from './drawing/drawer.ts';
import { loadPortalFiles, type PortalFile } from './portalFiles.ts';

/** The file that the build of the portal writes last. */
export const SITE = '/__site.json';
const LOOK_EVERY_MS = 200;

/** The portal as it was built. */
export interface BuiltPortal {
  readonly portalFiles: ReadonlyMap<string, PortalFile>;
  /** Draws its pages; undefined if there are none. */
  readonly draw?: Draw;
}

export const noPortal: BuiltPortal = { portalFiles: new Map() };

/** Reads the portal's files in `folder` and starts the thread that draws its pages with `code`. Without a build there is no portal. */
export async function readPortal(folder: string, code: URL, log: (line: string) => void): Promise<BuiltPortal> {
  const portalFiles = await loadPortalFiles(folder);
  return portalFiles.size > 0 ? { portalFiles, draw: createDrawer(code, log) } : noPortal;
}

/** Waits until the portal is built in `folder`, checking every `pause` milliseconds. */
export async function portalBuilt(folder: string, pause = () => setTimeout(LOOK_EVERY_MS)): Promise<void> {
  while (!existsSync(join(folder, SITE))) await pause();
}
