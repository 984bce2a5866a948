import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { sourceEnvironment, sourceWords } from '../../../../tools/source-program.ts';
import { type MailServer, startMailServer } from '../mailServer.ts';
import { addressIn } from '../vrpFiles.ts';
import { Person } from './person.ts';

const main = join(import.meta.dirname, '..', '..', 'src', 'main.ts');
/** Longer than one person needs, so that the kill comes at any step. */
const LONGEST_MS = 6_000;
const AT_ONCE = 3;

interface Killed {
  readonly people: number;
  readonly wrongs: readonly string[];
}

/** Kills a server of accounts (kill -9) so many times while people use it, and looks after each start for what was confirmed. */
export async function killOften(
  kills: number,
  chance: () => number,
  tell: (line: string) => void = () => {},
): Promise<Killed> {
  const mail = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-kills-'));
  let server: ChildProcess | undefined;
  const environment = {
    ...sourceEnvironment,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    SAMPLE_DATA: 'no',
    TRUST_PROXY: 'yes',
    SMTP_URL: mail.url,
    SECRET_KEY: 'of the kills, and of nothing else: 0123456789',
  };
  const wrongs: string[] = [];
  let people = 0;
  let open: Person[] = [];
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      server = spawn(process.execPath, [...sourceWords, main], { env: environment });
      const closed = once(server, 'close');
      const origin = addressIn(await said(server));
      for (const person of open) wrongs.push(...(await person.wrongs(origin)));
      open = Array.from({ length: AT_ONCE }, () => new Person((people += 1), mail));
      const working = open.map((person) => person.goOn(origin).catch(() => {}));
      await (kill < kills ? setTimeout(chance() * LONGEST_MS) : Promise.all(working));
      server.kill(kill < kills ? 'SIGKILL' : 'SIGTERM');
      await closed;
      tell(
        `kill ${kill + 1}: ${open.map(stepOf).join(', ')}; ${wrongs.length === 0 ? 'nothing' : wrongs.join('; ')} wrong`,
      );
    }
    wrongs.push(...doubles(mail));
  } finally {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    await mail.close();
  }
  return { people, wrongs };
}

/** What a server says until it answers. Rejects where it ends before. */
async function said(server: ChildProcess): Promise<string> {
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more));
  while (!text.includes('Routeglass answers at http')) {
    if (server.exitCode !== null) throw new Error(`The server ended: ${text}`);
    await Promise.race([server.stdout && once(server.stdout, 'data'), once(server, 'exit')]);
  }
  return text;
}

const stepOf = ({ registered, confirmed, asked, reset }: Person): string =>
  [registered, confirmed, asked, reset].map((known) => known[0]).join('');

/** A letter is tried again when its server was killed before it noted that it went; it then has the same Message-ID. */
function doubles({ letters }: MailServer): string[] {
  const texts = new Map<string, string>();
  return letters.flatMap(({ messageId, text, subject }) => {
    const before = texts.get(messageId);
    texts.set(messageId, text);
    return before !== undefined && before !== text ? [`${messageId} (${subject}) came with two texts`] : [];
  });
}
