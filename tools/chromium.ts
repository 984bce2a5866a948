import { existsSync } from 'node:fs';

/** The Chromium for screenshots and measurements; `npm test` finds or installs one. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const SHELL = '/usr/bin/chromium-headless-shell';
/**
 * The same engine without a window system: a page of the portal takes two thirds of the time. It renders text slightly differently, so
 * screenshots do not use it. If it is not installed, the Chromium above.
 */
export const shellPath = existsSync(SHELL) ? SHELL : chromiumPath;

/** Without these flags, Debian's chromium does not start as root, needs a graphics card, or calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
