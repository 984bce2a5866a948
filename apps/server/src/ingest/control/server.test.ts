import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Importer } from '../importer.ts';
import { plainRequest } from '../importRequest.ts';
import { importThroughServer } from './client.ts';
import { writeLine } from './message.ts';
import { listenForImports } from './server.ts';
import { controlSocket } from './socketPath.ts';

it('outlives a client that goes away while it is told something', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-control-'));
  const report = { files: [], steps: [], seconds: 0 };
  let leaving: Socket | null = null;
  const importer: Importer = {
    async run(_request, listener) {
      // The first client is gone before it is told; its end has not reached the server yet.
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
