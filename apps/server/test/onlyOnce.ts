import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does something once for all test files of a run, which share `folder`: the one that claims the name does it, the others wait until it is done.
 * What failed fails for all of them, with the same words.
 */
export async function onlyOnce(folder: string, name: string, work: () => Promise<void>): Promise<void> {
  if (claim(folder, name)) await settle(folder, name, work);
  const outcome = outcomeFile(folder, name);
  while (!existsSync(outcome)) await pause(50);
  const failure = readFileSync(outcome, 'utf8');
  if (failure) throw new Error(`${name} could not be made: ${failure}`);
}

const outcomeFile = (folder: string, name: string): string => join(folder, `${name}.outcome`);

/** Whether no one has had the name before. */
function claim(folder: string, name: string): boolean {
  try {
    writeFileSync(join(folder, `${name}.claimed`), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function settle(folder: string, name: string, work: () => Promise<void>): Promise<void> {
  const said = await work().then(
    () => '',
    (error: unknown) => String(error) || 'without a reason',
  );
  const outcome = outcomeFile(folder, name);
  // Under its name at once and whole: the others look for the file, then read it.
  writeFileSync(`${outcome}.part`, said);
  renameSync(`${outcome}.part`, outcome);
}
