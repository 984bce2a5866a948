import { existsSync } from 'node:fs';

/** The Chromium that pictures are taken with and figures are measured in; `npm test` finds or installs one. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const SHELL = '/usr/bin/chromium-headless-shell';
/**
 * The same engine without what belongs to a window: a page of the portal takes two thirds of the time. It draws letters a little differently, so that
 * pictures are not taken with it. Where it is not installed, the Chromium above.
 */
export const shellPath = existsSync(SHELL) ? SHELL : chromiumPath;

/** Flags without which Debian's chromium does not start as root, needs a graphics card, or calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
