import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { asksForHelp } from '../../commandWords.ts';
import { BadSetting, type Config, readConfig } from '../../config.ts';
import { targetInFolder } from '../../store/backup/folderTarget.ts';
import { targetInPostgres } from '../../store/backup/postgresTarget.ts';
import { CannotOpen } from '../../store/cannotOpen.ts';
import { makeFolder } from '../../store/makeFolder.ts';
import { readCommandLine } from '../commandLine.ts';
import { BadBackup, type Head } from '../format.ts';
import { Lines } from '../lines.ts';
import { keyFile } from '../ownDatabase.ts';
import { load, readHead } from '../read.ts';

/** `npm run restore -- FILE [--replace]`: fills an empty folder or database. */
const USAGE = `npm run restore -- FILE             fills the empty DATA_DIR or DATABASE_URL from a backup, of either engine
npm run restore -- FILE --replace   loses what is there before; the server must be stopped`;

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  if (asksForHelp(words)) {
    console.log(USAGE);
    return 0;
  }
  const command = readCommandLine(words, ['--replace'], process.env['INIT_CWD'] ?? process.cwd());
  if (typeof command === 'string') {
    console.error(`${command}\n\n${USAGE}`);
    return 2;
  }
  const { file, given } = command;
  try {
    const config = readConfig(process.env);
    const rows = await restore(file, config, given.has('--replace'));
    const place = config.databaseUrl === undefined ? `DATA_DIR ${config.dataDir}` : 'the database of DATABASE_URL';
    console.log(`Restored ${rows.toLocaleString('en')} rows into ${place}.`);
    return 0;
  } catch (error) {
    if (error instanceof BadBackup) console.error(`${file}: ${error.message}`);
    else if (error instanceof BadSetting || error instanceof CannotOpen) console.error(error.message);
    else {
      console.error(error);
      console.error('What was there before is unchanged.');
    }
    return 1;
  }
}

async function restore(file: string, config: Config, mayReplace: boolean): Promise<number> {
  const lines = new Lines(contentOf(file));
  const head = await readHead(lines);
  const { dataDir, databaseUrl } = config;
  await refuseOtherKey(config, head, mayReplace);
  const target = await (databaseUrl === undefined
    ? targetInFolder(dataDir, mayReplace)
    : targetInPostgres(databaseUrl, mayReplace));
  try {
    const rows = await load(lines, head, target);
    await target.finish();
    await keepKey(config, head);
    return rows;
  } catch (error) {
    await target.abandon().catch(() => {});
    throw error;
  }
}

async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
  const out = new PassThrough();
  const reading = pipeline(createReadStream(file), createGunzip({ chunkSize: 512 * 1024 }), out);
  // Whoever reads `out` is told.
  reading.catch(() => {});
  try {
    yield* out as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadBackup('There is no such file.');
    if (code === 'EISDIR') throw new BadBackup('It is a folder, not a backup.');
    if (code === 'Z_BUF_ERROR') throw new BadBackup('It is cut off.');
    if (code?.startsWith('Z_')) throw new BadBackup('It is no backup of Routeglass, or damaged.');
    throw error;
  }
}

/** What was encrypted with one key cannot be read with another. */
async function refuseOtherKey({ secretKey, dataDir }: Config, { key }: Head, mayReplace: boolean): Promise<void> {
  if (key === null || mayReplace) return;
  const there = secretKey ?? (await readFile(keyFile(dataDir), 'utf8').catch(() => key)).trim();
  if (there !== key)
    throw new CannotOpen(
      secretKey === undefined
        ? `${keyFile(dataDir)} holds another key than the backup. Move it away, or add --replace.`
        : 'SECRET_KEY is another key than that of the backup. Leave it out, or add --replace: second factors are lost then.',
    );
}

async function keepKey({ secretKey, dataDir }: Config, { key }: Head): Promise<void> {
  if (key === null || secretKey !== undefined) return;
  await makeFolder(dataDir, 0o700);
  await writeFile(keyFile(dataDir), key, { mode: 0o600, flush: true });
}
