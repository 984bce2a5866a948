import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ImportFailed } from '../importFailed.ts';
import type { Importer } from '../importer.ts';
import { plainRequest } from '../importRequest.ts';
import { importThroughServer } from './client.ts';
import { writeLine } from './message.ts';
import { listenForImports } from './server.ts';
import { controlSocket } from '../../store/localSocket.ts';

it('outlives a client that goes away while it is told something', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-control-'));
  const report = { files: [], steps: [], removed: [], overlapping: [], seconds: 0 };
  let leaving: Socket | null = null;
  const importer: Importer = {
    async run(_request, listener) {
      // The first client leaves before it is told anything; the server does not know yet.
      const socket = leaving;
      leaving = null;
      if (socket) {
        socket.destroy();
        await once(socket, 'close');
      }
      listener?.({ type: 'done', report });
      return report;
    },
    close: async () => {},
  };
  const stop = await listenForImports(folder, importer);
  try {
    leaving = connect(controlSocket(folder));
    leaving.on('error', () => {});
    const gone = once(leaving, 'close');
    leaving.write(writeLine(plainRequest));
    await gone;
    expect(await importThroughServer(folder, plainRequest, () => {}, new AbortController().signal)).toEqual(report);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('does not claim that nothing was changed when the server ends in the middle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-control-'));
  const server = createServer((socket) => socket.once('data', () => socket.destroy()));
  server.listen(controlSocket(folder));
  await once(server, 'listening');
  try {
    const asked = importThroughServer(folder, plainRequest, () => {}, new AbortController().signal);
    await expect(asked).rejects.toMatchObject({
      message: 'The server stopped before the import finished',
      change: 'unknown',
    });
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('tells a client that stops its import what came of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-control-'));
  const stopping = new AbortController();
  const importer: Importer = {
    async run(_request, _listener, signal) {
      stopping.abort();
      if (signal && !signal.aborted) await once(signal, 'abort');
      throw new ImportFailed('The import was stopped', 'published');
    },
    close: async () => {},
  };
  const stop = await listenForImports(folder, importer);
  try {
    const asked = importThroughServer(folder, plainRequest, () => {}, stopping.signal);
    await expect(asked).rejects.toMatchObject({ message: 'The import was stopped', change: 'published' });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
