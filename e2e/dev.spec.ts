import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

const portal = join(import.meta.dirname, '../apps/portal');

test('the portal with live reload draws the frame of its pages', async () => {
  const command = join(portal, 'node_modules/.bin/react-router');
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const child = spawn(command, ['dev', '--port', '0', '--host', '127.0.0.1'], { cwd: portal, env, detached: true });
  try {
    let written = '';
    let address: string | undefined;
    child.stdout.on('data', (data: Buffer) => (written += data.toString()));
    while (!address && child.exitCode === null) {
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      address = /http:\/\/127\.0\.0\.1:\d+/.exec(written)?.[0];
    }
    const response = await fetch(`${address}/as/3356`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Skip to content');
  } finally {
    // With the process that it starts again under other conditions.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
});
