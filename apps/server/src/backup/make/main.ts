import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asksForHelp } from '../../commandWords.ts';
import { BadSetting, readConfig } from '../../config.ts';
import { onStop } from '../../stopping.ts';
import { CannotOpen } from '../../store/cannotOpen.ts';
import { backupSocket, reach } from '../../store/localSocket.ts';
import { openStore } from '../../store/open.ts';
import { readCommandLine } from '../commandLine.ts';
import { BadBackup } from '../format.ts';
import { backupOfPostgres, backupOfStore } from '../ownDatabase.ts';
import { checked } from './checked.ts';

/** `npm run backup -- FILE`: by the running server of the data folder, else from the database itself. */
const USAGE = `npm run backup -- FILE   writes all data of the database to a new file, while the server runs
The file holds password hashes and the secret key: keep it as safe as the database.`;

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  if (asksForHelp(words)) {
    console.log(USAGE);
    return 0;
  }
  const command = readCommandLine(words, [], process.env['INIT_CWD'] ?? process.cwd());
  if (typeof command === 'string') {
    console.error(`${command}\n\n${USAGE}`);
    return 2;
  }
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  const { file } = command;
  try {
    if (existsSync(file)) throw new BadBackup(`${file} is there already. Choose another name.`);
    if (!existsSync(dirname(file))) throw new BadBackup(`The folder ${dirname(file)} is not there. Create it first.`);
    const { tables, rows } = await write(file, stopping.signal);
    const { size } = await stat(file);
    console.log(
      `Wrote ${file}: ${tables} tables, ${rows.toLocaleString('en')} rows, ${(size / 1e6).toFixed(1)} MB. Keep it safe: it holds secrets.`,
    );
    return 0;
  } catch (error) {
    if (stopping.signal.aborted) console.error('Stopped. Nothing was written.');
    else {
      const code = (error as NodeJS.ErrnoException).code;
      const expected =
        error instanceof BadSetting || error instanceof CannotOpen || error instanceof BadBackup || code !== undefined;
      console.error(expected ? (error as Error).message : error);
    }
    return 1;
  }
}

/** Under its name only once it is whole and on the disk. */
async function write(file: string, signal: AbortSignal) {
  const part = `${file}.part`;
  const { pieces, end } = checked(piecesOf(signal), (why) => console.log(why));
  try {
    const gzip = createGzip({ level: 4, chunkSize: 256 * 1024 });
    await pipeline(Readable.from(pieces, { objectMode: true }), gzip, createWriteStream(part, { mode: 0o600 }), {
      signal,
    });
    const written = await open(part, 'r');
    await written.sync();
    await written.close();
    await rename(part, file);
    return end();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* piecesOf(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const config = readConfig(process.env);
  const wait = (why: string): void => console.log(why);
  if (config.databaseUrl !== undefined) return yield* backupOfPostgres(config.databaseUrl, config, wait, signal);
  const socket = await reach(backupSocket(config.dataDir));
  if (socket) return yield* socket as AsyncIterable<Uint8Array>;
  if (!existsSync(config.dataDir)) throw new CannotOpen(`DATA_DIR ${config.dataDir} is not there.`);
  const store = await openStore(config);
  try {
    yield* backupOfStore(store, config, wait, signal);
  } finally {
    await store.close();
  }
}
