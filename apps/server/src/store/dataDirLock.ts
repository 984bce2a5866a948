import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** Another living process holds the data folder. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `DATA_DIR ${dataDir} is in use by the process ${pid}. Stop it, or give this one another folder with DATA_DIR=…`,
    );
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** Start of the process as the kernel counts it, which tells it from a later one with the same pid; null where not known. */
  readonly startedAt: string | null;
}

/**
 * Takes the folder for this process and gives the function that frees it. Throws `DataDirInUse` when a living process holds it.
 *
 * The lock of a process that is gone is taken over.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'lock');
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder && isAlive(holder)) throw new DataDirInUse(dataDir, holder.pid);
    await rm(file, { force: true });
  }
  throw new Error(`Cannot lock ${file}`);
}

/** The process that holds the folder, or null when none that lives does. */
export async function holderOf(dataDir: string): Promise<number | null> {
  const holder = await readHolder(join(dataDir, 'lock'));
  return holder && isAlive(holder) ? holder.pid : null;
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const { pid, startedAt } = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return startedAt === null || now === null || now === startedAt;
}

/** Field 22 of /proc/<pid>/stat, counted after the command's name, which may hold spaces. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
