import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { sourceKinds } from '../sources/sources.ts';
import { count, instant, nothing } from '../wire.ts';

const admin = {
  topic: 'admin',
  audience: 'admin',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;

export const dataSourceRow = v.object({
  kind: v.picklist(sourceKinds),
  name: v.string(),
  sample: v.boolean(),
  as_of: v.nullable(instant),
  /** Null if no import of it has succeeded. */
  loaded_at: v.nullable(instant),
  records: count,
  /** Size of the last imported file; null if it was not a file. */
  bytes: v.nullable(count),
  /** The last import that failed or was refused. */
  failure: v.nullable(v.object({ at: instant, message: v.string() })),
});
export type DataSourceRow = v.InferOutput<typeof dataSourceRow>;

/** Each source with its imports, including sources that have only failed. */
export const dataSources = defineEndpoint({
  ...admin,
  name: 'dataSources',
  summary: 'Data sources and their imports',
  method: 'GET',
  path: '/api/admin/v1/data',
  answer: v.object({ data: v.array(dataSourceRow) }),
});

export const importStates = ['none', 'waiting', 'running', 'done', 'failed'] as const;
/** The import running in the server, or the last one since the server started, whoever started it. */
export const importStatus = v.object({
  /** Folder to import on request; null if `IMPORT_DIR` is not set. */
  folder: v.nullable(v.string()),
  state: v.picklist(importStates),
  began: v.nullable(instant),
  ended: v.nullable(instant),
  /** Current file or step. */
  step: v.nullable(v.string()),
  /** Progress of that step, 0 to 1; null if unknown. */
  progress: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Why it waits or failed. */
  message: v.nullable(v.string()),
  loaded: count,
  unchanged: count,
  /** Files that were not loaded, or only partly. */
  problems: v.array(v.object({ file: v.string(), message: v.string() })),
});
export type ImportStatus = v.InferOutput<typeof importStatus>;

export const importProgress = defineEndpoint({
  ...admin,
  name: 'importProgress',
  summary: 'The import that is running, or the last one',
  method: 'GET',
  path: '/api/admin/v1/import',
  answer: importStatus,
});

/** Imports the folder `IMPORT_DIR`, like `npm run ingest`. E_CONFLICT: it is not set or does not exist, or an import is running. */
export const importData = defineEndpoint({
  ...admin,
  name: 'importData',
  summary: 'Import the data folder',
  method: 'POST',
  path: '/api/admin/v1/import',
  answer: importStatus,
  errors: ['E_CONFLICT'],
});

export const contentProblem = v.object({
  /** Path inside the content folder; empty if the folder itself cannot be read. */
  file: v.string(),
  /** Counted from 1. */
  line: count,
  message: v.string(),
});
export type ContentProblem = v.InferOutput<typeof contentProblem>;

/** Unusable files of the content folder. The site keeps showing their previous content. */
export const contentProblems = defineEndpoint({
  ...admin,
  name: 'contentProblems',
  summary: 'Broken files of the content folder',
  method: 'GET',
  path: '/api/admin/v1/content',
  answer: v.object({ data: v.array(contentProblem) }),
});
