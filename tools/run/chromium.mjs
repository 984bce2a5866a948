import { existsSync } from 'node:fs';
import { fail, tryRun } from './workspace.mjs';

const KNOWN = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium; on Debian, as root, installs one if none is found. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Debian’s chromium for the browser tests …');
    const quiet = { stdout: 'stderr', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await tryRun('apt-get', ['update', '-qq'], quiet);
    await tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const installed = findChromium();
    if (installed) return installed;
  }
  fail(
    'The browser tests need Chromium and none was found: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

function findChromium() {
  return KNOWN.find((path) => path && existsSync(path));
}
