import type { SourceKind, World } from '../store/schema.ts';

export interface ImportRequest {
  /** Absolute paths of files, and of folders (searched recursively). */
  readonly paths: readonly string[];
  /** Load the readable part of a broken file instead of refusing it. */
  readonly keepPartial: boolean;
  /** Load a source even if a newer one of its name is loaded. */
  readonly allowOlder: boolean;
  /** Undefined: detect it from each file's content. */
  readonly kind: SourceKind | undefined;
  /** Undefined: take it from the file or its name. */
  readonly collector: string | undefined;
  readonly world: World;
  /** Sources to remove, as `sourcesToRemove` reads them. */
  readonly remove: readonly string[];
  /** Also load the registry facts of the npm packages. */
  readonly registry: boolean;
  /** Write the laboratory to this folder and load it, unless it is loaded already. Null leaves it out. */
  readonly sampleFolder: string | null;
}

export const plainRequest: ImportRequest = {
  paths: [],
  keepPartial: false,
  allowOlder: false,
  kind: undefined,
  collector: undefined,
  world: 'internet',
  remove: [],
  registry: false,
  sampleFolder: null,
};
