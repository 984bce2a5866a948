import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** Several times what a run of all tests was seen to hold at once, 1.7 GB. */
const ROOM = 8 * GIB;
/** With what browsers, servers and compilers need beside it. */
const MEMORY = 12 * GIB;
const NAME = /^routeglass-test-(\d+)-/;

/** A folder for what tests write: in memory where there is plenty, since no test needs its files once the machine is switched off. */
export function newPlace() {
  removeLeftovers();
  const place = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), `routeglass-test-${process.pid}-`));
  // PostgreSQL, which refuses to run as root, runs as another user within.
  chmodSync(place, 0o711);
  return place;
}

/** @param {string} place */
export function removePlace(place) {
  try {
    rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch (error) {
    console.error(`${place} could not be removed: ${String(error)}`);
  }
}

function hasRoomInMemory() {
  if ((process.availableMemory?.() ?? 0) < MEMORY) return false;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** Those in memory, of runs that were killed. */
function removeLeftovers() {
  let names;
  try {
    names = readdirSync(IN_MEMORY);
  } catch {
    return;
  }
  for (const name of names) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isRunning(pid)) removePlace(join(IN_MEMORY, name));
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
