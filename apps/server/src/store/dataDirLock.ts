import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { CannotOpen } from './cannotOpen.ts';

/** Another running process holds the data folder. */
export class DataDirInUse extends CannotOpen {
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
  /** Zero if the file names none. */
  readonly pid: number;
  /** Start time of the process as the kernel counts it, to tell it from a later one with the same pid; null if unknown. */
  readonly startedAt: string | null;
}

/** An existing file, with a unique id of its content. */
interface Found extends Holder {
  readonly id: string;
}

/** Another process has the lock. */
class Held extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super();
    this.pid = pid;
  }
}

const WRITING_MS = 50;

/**
 * Locks the folder for this process and returns the function that frees it. Throws `DataDirInUse` if a running process holds it.
 *
 * The lock of a dead process is taken over by exactly one of the processes that try.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'lock');
  try {
    await take(file, { pid: process.pid, startedAt: startOf(process.pid) });
  } catch (error) {
    throw error instanceof Held ? new DataDirInUse(dataDir, error.pid) : error;
  }
  await clearUp(file);
  return () => rm(file, { force: true });
}

/** The running process that holds the folder; null if there is none. */
export async function holderOf(dataDir: string): Promise<number | null> {
  const holder = await readHolder(join(dataDir, 'lock'));
  return holder && isAlive(holder) ? holder.pid : null;
}

/**
 * Writes the file if there is none, or if its holder is gone; otherwise throws `Held`.
 *
 * A process that has read a dead holder's file must not remove it after another process took it over. So the process that takes over first takes a
 * second lock, named by the dead holder's id. Then it checks that the file still names that holder, and only then replaces it. Ids never repeat, so
 * no other process can do this at the same time. The second lock is taken in the same way, in case its holder dies too.
 */
async function take(file: string, mine: Holder): Promise<void> {
  for (;;) {
    if (await create(file, mine)) return;
    const holder = await readHolder(file);
    if (!holder) continue;
    if (isAlive(holder)) throw new Held(holder.pid);
    const second = `${file}.${holder.id}`;
    await take(second, mine);
    try {
      if ((await readHolder(file))?.id !== holder.id) continue;
      await rename(await write(file, mine), file);
      return;
    } finally {
      await rm(second, { force: true });
    }
  }
}

/** Returns whether the file did not exist. The file never exists without its content. */
async function create(file: string, mine: Holder): Promise<boolean> {
  const written = await write(file, mine);
  try {
    await link(written, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // Some file systems do not support hard links.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS' || code === 'EOPNOTSUPP')
      return createAlone(file, mine);
    throw error;
  } finally {
    await rm(written, { force: true });
  }
}

async function createAlone(file: string, mine: Holder): Promise<boolean> {
  try {
    await writeFile(file, textOf(mine), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Writes the content of the lock under a unique name. */
async function write(file: string, mine: Holder): Promise<string> {
  const written = join(dirname(file), `.lock-${mine.pid}-${randomUUID()}`);
  await writeFile(written, textOf(mine), { flag: 'wx', mode: 0o600 });
  return written;
}

function textOf(mine: Holder): string {
  return JSON.stringify({ ...mine, id: randomUUID() });
}

/** Removes the leftovers of dead processes: drafts, and second locks, which are useless because the holder they are named after is gone. */
async function clearUp(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    const draftOf = /^\.lock-(\d+)-/.exec(name)?.[1];
    const isLeft = draftOf ? !isAlive({ pid: Number(draftOf), startedAt: null }) : name.startsWith('lock.');
    if (isLeft) await rm(join(folder, name), { force: true });
  }
}

/** Null if there is no such file. */
async function readHolder(file: string): Promise<Found | null> {
  try {
    const text = await readFile(file, 'utf8');
    const holder = parseHolder(text);
    if (holder) return found(holder, text);
    // Cut short by a power failure, or still being written.
    await setTimeout(WRITING_MS);
    const again = await readFile(file, 'utf8');
    return found(parseHolder(again) ?? { pid: 0, startedAt: null }, again);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function found(holder: Holder, text: string): Found {
  return { ...holder, id: createHash('sha256').update(text).digest('hex').slice(0, 32) };
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, startedAt = null } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return startedAt === null || now === null || now === startedAt;
}

/** Field 22 of /proc/<pid>/stat, counted from the end of the command's name, which may contain spaces. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
