import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, shellPath } from '../tools/chromium.ts';
import { besidePort, laboratoryPort, realPort, whateverIsLoaded, withoutRealRoutes } from './places.ts';
import { realFiles } from './real/files.ts';

const root = join(import.meta.dirname, '..');
// One folder for the whole run: Playwright reads this file once more in each worker.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'routeglass-e2e-'));

const laboratory = { name: 'laboratory', testIgnore: ['real/**', 'beside/**'] };
/**
 * The tests of pages a second time, with a real table loaded next to the laboratory; without those of how and where pages are drawn, of
 * keys, the first page and texts, and of servers of their own, which are the same whatever is loaded.
 */
const onceIsEnough = [
  'access',
  'accounts',
  'accountKeys',
  'accountPages',
  'alertJourney',
  'consent',
  'dev',
  'embed',
  'first-load',
  'hosts',
  'keyboard',
  'landing',
  'mynet',
  'mynetJourney',
  'palette',
  'pro',
  'public',
  'stillness',
  'storedNames',
];
const beside = {
  name: 'beside',
  testIgnore: ['real/**', ...onceIsEnough.map((spec) => `${spec}.spec.ts`)],
  grepInvert: new RegExp(`${withoutRealRoutes}|${whateverIsLoaded}`),
  use: { baseURL: `http://127.0.0.1:${besidePort}` },
};
const real = { name: 'real', testMatch: 'real/**/*.spec.ts', use: { baseURL: `http://127.0.0.1:${realPort}` } };
if (!realFiles)
  console.warn(
    'The folder of real data is not beside the checkout: its tests are skipped, and pages are tried with the laboratory alone',
  );

const chosenCookies = {
  name: 'cookie-consent',
  value: 'necessary.functional',
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

export default defineConfig({
  testDir: '.',
  // A file at a time each: tests only read, and those of a file may share a server of their own.
  workers: 2,
  // A test that needs it is named at the end of `npm test`: a defect to mend, which keeps no one from working.
  retries: 1,
  // On a machine that is busy besides; a test that passes waits for nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['../tools/run/e2eReporter.mjs']],
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${laboratoryPort}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // The cookies were chosen before: `consent.spec.ts` alone is asked.
    storageState: { cookies: [chosenCookies], origins: [] },
    launchOptions: {
      executablePath: shellPath,
      args: chromiumFlags,
    },
  },
  projects: realFiles ? [laboratory, beside, real] : [laboratory],
  webServer: {
    command: 'node --conditions=routeglass-source e2e/servers.ts',
    cwd: root,
    wait: { stdout: /The servers answer/ },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
