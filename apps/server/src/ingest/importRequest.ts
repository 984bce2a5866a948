import type { SourceKind, World } from '../store/schema.ts';

/** What to load and as what. */
export interface ImportRequest {
  /** Files and folders (searched whole), absolute. */
  readonly paths: readonly string[];
  /** Load what could be read of a broken file instead of refusing it. */
  readonly keepPartial: boolean;
  /** Load a source although a newer one of its name is loaded. */
  readonly allowOlder: boolean;
  /** Undefined: each file's own content tells. */
  readonly kind: SourceKind | undefined;
  /** Undefined: the file tells, or its name. */
  readonly collector: string | undefined;
  readonly world: World;
  /** Load also the registry facts of the npm packages. */
  readonly registry: boolean;
  /** Write the laboratory there and load it, unless it is loaded; null leaves it out. */
  readonly sampleFolder: string | null;
}

export const plainRequest: ImportRequest = {
  paths: [],
  keepPartial: false,
  allowOlder: false,
  kind: undefined,
  collector: undefined,
  world: 'internet',
  registry: false,
  sampleFolder: null,
};
