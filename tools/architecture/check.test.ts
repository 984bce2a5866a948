import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const check = join(import.meta.dirname, 'check.ts');
const fixtures = join(import.meta.dirname, 'fixtures');

describe('the check of the house', () => {
  for (const name of readdirSync(fixtures)) {
    it(`refuses ${name.replaceAll('-', ' ')}`, () => {
      const root = join(fixtures, name);
      const result = spawnSync(process.execPath, [check, root], { encoding: 'utf8' });
      expect(result.status).toBe(1);
      expect(result.stderr).toContain(readFileSync(join(root, 'expected.txt'), 'utf8').trim());
    });
  }

  it('accepts a house without problems', () => {
    const result = spawnSync(process.execPath, [check, import.meta.dirname], { encoding: 'utf8' });
    expect(result.status).toBe(0);
  });
});
