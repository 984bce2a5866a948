import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { hasProgram } from '../apps/server/test/debianPrograms.ts';

const run = promisify(execFile);
const programs = { daemon: 'bird', client: 'birdc' };
const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };

/** Whether BIRD speaks BGP here: it is installed, and the port is root's alone. */
export const canSpeakBgp =
  process.getuid?.() === 0 && hasProgram(programs.daemon, 'the journey of a network is made without its router');

export interface Bird {
  /** What `birdc` says to a command. */
  readonly ask: (command: string) => Promise<string>;
  readonly end: () => Promise<void>;
}

/** Starts BIRD at an address of this machine with protocols as they are pasted: only that each of several BIRDs here listens at its own address alone is added. */
export async function startBird(address: string, protocols: string, more = ''): Promise<Bird> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-bird-'));
  const [file, control] = [join(folder, 'bird.conf'), join(folder, 'bird.ctl')];
  const own = protocols.replaceAll('multihop;', 'multihop;\n  strict bind yes;');
  writeFileSync(file, `router id ${address};\nprotocol device {}\n${more}\n${own}`);
  const bird = spawn(programs.daemon, ['-f', '-c', file, '-s', control], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment,
  });
  let said = '';
  bird.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ask = async (command: string): Promise<string> => {
    if (bird.exitCode !== null) throw new Error(`BIRD ended: ${said}`);
    return (await run(programs.client, ['-s', control, command], { env: environment })).stdout;
  };
  return {
    ask,
    end: async () => {
      if (bird.exitCode === null) {
        bird.kill('SIGTERM');
        await once(bird, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
