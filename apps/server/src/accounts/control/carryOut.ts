import { createInterface } from 'node:readline';
import { BadSetting, type Config, readConfig } from '../../config.ts';
import { CannotOpen } from '../../store/cannotOpen.ts';
import { adminSocket, reach } from '../../store/localSocket.ts';
import { openStore } from '../../store/open.ts';
import { readKeys } from '../keys.ts';
import { accountStore } from '../tables.ts';
import { type AnyCommand, runCommand } from './command.ts';
import { CommandFailed } from './commandFailed.ts';
import type { CommandAnswer } from './server.ts';

/** Runs a command in the running server of the data folder or else directly in the database, and prints its result. Returns the exit code. */
export async function carryOut(
  environment: Readonly<Record<string, string | undefined>>,
  commandOf: (config: Config) => AnyCommand,
): Promise<number> {
  try {
    const config = readConfig(environment);
    const command = commandOf(config);
    const lines = (await askServer(adminSocket(config.dataDir), command)) ?? (await runHere(command, config));
    for (const line of lines) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandFailed || error instanceof BadSetting || error instanceof CannotOpen)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function runHere(command: AnyCommand, config: Config): Promise<string[]> {
  const store = await openStore(config);
  try {
    const keys = await readKeys(config.secretKey, config.dataDir);
    const deps = { store: accountStore(store), keys, collector: config.collector };
    return await runCommand(deps, command, Date.now());
  } finally {
    await store.close();
  }
}

/** Undefined if no server of this data folder listens. */
async function askServer(path: string, command: AnyCommand): Promise<readonly string[] | undefined> {
  const socket = await reach(path);
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(command)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as CommandAnswer;
    if ('problem' in answer) throw new CommandFailed(answer.problem);
    return answer.lines;
  }
  throw new CommandFailed('The server stopped before it answered.');
}
