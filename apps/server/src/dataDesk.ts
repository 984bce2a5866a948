import { stat } from 'node:fs/promises';
import type { DataDesk } from './accounts/operations/data.ts';
import type { Content } from './content/keptContent.ts';
import { plainRequest } from './ingest/importRequest.ts';
import { type ImportWatch, noImport } from './ingest/importWatch.ts';

/** The imports that a server lets administrators begin. */
export interface OwnImports {
  readonly watch: ImportWatch;
  /** Absolute path of what is imported; undefined if no folder is set. */
  readonly folder: string | undefined;
}

const busy = new Set(['waiting', 'running']);

/** Joins the imports and the content of a server for its administrators. A failed import is told by its status. */
export function createDataDesk({ watch, folder }: OwnImports, content: () => Promise<Content>): DataDesk {
  return {
    importStatus: () => ({ folder: folder ?? null, ...watch.status() }),
    async beginImport() {
      if (folder === undefined) return 'No folder is set. Set IMPORT_DIR and restart the server.';
      if (busy.has(watch.status().state)) return 'An import is running. Wait until it has ended.';
      const found = await stat(folder).catch(() => null);
      if (!found?.isDirectory()) return `${folder} is no folder that the server can read. Check IMPORT_DIR.`;
      // Another request may have started one in the meantime.
      if (busy.has(watch.status().state)) return 'An import is running. Wait until it has ended.';
      watch.importer.run({ ...plainRequest, paths: [folder] }).catch(() => {});
      return null;
    },
    contentProblems: async () =>
      (await content()).problems.map(({ file, line, why }) => ({ file, line, message: why })),
  };
}

/** A server without imports and content of its own. */
export const noData: DataDesk = {
  importStatus: () => ({ folder: null, ...noImport }),
  beginImport: () => Promise.resolve('Imports are not available here.'),
  contentProblems: () => Promise.resolve([]),
};
