import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** Several times the 1.7 GB that a run of all tests used at most. */
const ROOM = 8 * GIB;
/** Includes the memory of browsers, servers and compilers. */
const MEMORY = 12 * GIB;
const NAME = /^routeglass-test-(\d+)-/;

/** A folder for files that tests write: in memory if there is plenty, since no test needs its files after a reboot. */
export function newPlace() {
  removeLeftovers();
  const place = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), `routeglass-test-${process.pid}-`));
  // PostgreSQL refuses to run as root, so it runs as another user inside this folder.
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

/** Removes folders in memory left by killed runs. */
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
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
