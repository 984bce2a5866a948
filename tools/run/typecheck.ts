import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Type-checks every room, as many at a time as there are processors. The portal's route types are generated first. */
const rooms: readonly { readonly at: string; readonly before?: readonly string[] }[] = [
  { at: 'packages/domain' },
  { at: 'packages/api-client' },
  { at: 'packages/ui' },
  { at: 'packages/embed' },
  { at: 'apps/server' },
  { at: 'apps/portal', before: ['react-router', 'typegen'] },
  { at: 'tools' },
  { at: 'e2e' },
  { at: '.storybook' },
].filter((room) => existsSync(`${room.at}/tsconfig.json`));

const waiting = [...rooms];
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, worker));
console.log(`${rooms.length - failed} of ${rooms.length} rooms hold their types`);
process.exit(failed === 0 ? 0 : 1);

async function worker(): Promise<void> {
  for (let room = waiting.shift(); room; room = waiting.shift()) {
    const ready = room.before ? await command(room.before, room.at) : true;
    if (!ready || !(await command(['tsc', '-p', '.'], room.at))) failed++;
  }
}

function command([name = '', ...words]: readonly string[], cwd: string): Promise<boolean> {
  return new Promise((resolve) => {
    const local = `node_modules/.bin/${name}`;
    const child = spawn(existsSync(`${cwd}/${local}`) ? `./${local}` : name, words, { cwd, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}
