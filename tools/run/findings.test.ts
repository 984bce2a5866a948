import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { keepFinding, readFindings } from './findings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'routeglass-findings-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('what failed and what passed at the second try is read apart, without the lines of libraries', () => {
  const file = join(folder, 'findings');
  vi.stubEnv('FINDINGS_FILE', file);
  keepFinding('flaky', 'opens', [{ message: 'not there yet' }]);
  keepFinding('failed', 'closes', [
    { stack: 'Error: 1 is not 2\n\n    at /a/close.test.ts:3\n    at node_modules/b.js' },
  ]);
  expect(readFindings(file)).toEqual({
    failed: 'closes\n    Error: 1 is not 2\n        at /a/close.test.ts:3\n',
    flaky: 'opens\n    not there yet\n',
  });
});

it('nothing is found where nothing was kept', () => {
  expect(readFindings(join(folder, 'none'))).toEqual({ failed: '', flaky: '' });
});
