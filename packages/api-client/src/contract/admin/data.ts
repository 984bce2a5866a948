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
  /** Null where no import of it has succeeded. */
  loaded_at: v.nullable(instant),
  records: count,
  /** Size of the file that was imported last; null where it was no file. */
  bytes: v.nullable(count),
  /** The last import of it that failed or was refused. */
  failure: v.nullable(v.object({ at: instant, message: v.string() })),
});
export type DataSourceRow = v.InferOutput<typeof dataSourceRow>;

/** Each source with the imports of it, also one that has only failed. */
export const dataSources = defineEndpoint({
  ...admin,
  name: 'dataSources',
  summary: 'Data sources and their imports',
  method: 'GET',
  path: '/api/admin/v1/data',
  answer: v.object({ data: v.array(dataSourceRow) }),
});

export const importStates = ['none', 'waiting', 'running', 'done', 'failed'] as const;
/** The import that runs in the server, or the last one since its start, whoever asked for it. */
export const importStatus = v.object({
  /** The folder that is imported on request; null where `IMPORT_DIR` is not set. */
  folder: v.nullable(v.string()),
  state: v.picklist(importStates),
  began: v.nullable(instant),
  ended: v.nullable(instant),
  /** The file or the step that is under way. */
  step: v.nullable(v.string()),
  /** How far that is, from 0 to 1; null where it is not known. */
  progress: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Why it waits or failed. */
  message: v.nullable(v.string()),
  loaded: count,
  unchanged: count,
  /** Files that were not loaded, or only in part. */
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

/** Imports the folder of `IMPORT_DIR`, as `npm run ingest` does. E_CONFLICT: it is not set or not there, or an import is running. */
export const importData = defineEndpoint({
  ...admin,
  name: 'importData',
  summary: 'Import the data folder again',
  method: 'POST',
  path: '/api/admin/v1/import',
  answer: importStatus,
  errors: ['E_CONFLICT'],
});

export const contentProblem = v.object({
  /** Path inside the content folder; empty where the folder itself cannot be read. */
  file: v.string(),
  /** From 1. */
  line: count,
  message: v.string(),
});
export type ContentProblem = v.InferOutput<typeof contentProblem>;

/** Files of the content folder that cannot be used. What they held before stays on the site. */
export const contentProblems = defineEndpoint({
  ...admin,
  name: 'contentProblems',
  summary: 'Broken files of the content folder',
  method: 'GET',
  path: '/api/admin/v1/content',
  answer: v.object({ data: v.array(contentProblem) }),
});
