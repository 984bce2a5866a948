import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { listenAt } from '../../store/localSocket.ts';
import type { AccountDeps } from '../deps.ts';
import { anyCommand, type CommandDeps, runCommand } from './command.ts';
import { CommandFailed } from './commandFailed.ts';

type ServerDeps = CommandDeps &
  Pick<AccountDeps, 'onAccount'> & {
    /** Where this server is reached: links lead here, wherever the one who asks thinks that it is. */
    readonly origin: string;
  };

/** The server's response to a command: lines to print, or the problem. */
export type CommandAnswer = { readonly lines: readonly string[] } | { readonly problem: string };

/**
 * Listens at the socket `path` for commands of `npm run admin` and `npm run sessions`, one per connection. Only the server's own user can connect.
 * Returns a function that stops it.
 */
export async function listenForCommands(path: string, deps: ServerDeps): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const lines = createInterface({ input: socket });
    lines.on('error', () => {});
    lines.once('line', (line) => {
      void answerTo(line, deps).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
    });
  });
  await listenAt(path, server);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function answerTo(line: string, deps: ServerDeps): Promise<CommandAnswer> {
  try {
    const command = v.parse(anyCommand, JSON.parse(line));
    const asked = 'origin' in command ? { ...command, origin: deps.origin } : command;
    const lines = await runCommand(deps, asked, Date.now());
    if (command.action === 'create') deps.onAccount();
    return { lines };
  } catch (error) {
    if (error instanceof CommandFailed) return { problem: error.message };
    return { problem: 'The server could not do it; it may be another version. Its log has the cause.' };
  }
}
