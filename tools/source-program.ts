import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * WebAssembly is compiled once, by the fast compiler alone. The optimizing one needs 3 s and 600 MB for the parser of the embedded engine, and a
 * process under test has ended before that pays.
 */
export const FAST_COMPILER = '--liftoff-only';

/** Words with which tests start a program from its source. */
export const sourceWords = ['--conditions=routeglass-source', FAST_COMPILER];

/** All that such a program gets of the settings of the tests: none that would change what it does. */
export const sourceEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  TMPDIR: tmpdir(),
  // Each start compiles some 1,000 sources, or finds them here.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'routeglass-compiled'),
};
