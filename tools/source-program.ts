import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * WebAssembly is compiled once, only by the fast compiler. The optimizing one needs 3 s and 600 MB for the parser of the embedded engine, and a
 * process under test ends before that pays off.
 */
export const FAST_COMPILER = '--liftoff-only';

/** Arguments for starting a program from its source in tests. */
export const sourceWords = ['--conditions=routeglass-source', FAST_COMPILER];

/** The only settings that such a program inherits from the tests: none that would change its behavior. */
export const sourceEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  TMPDIR: tmpdir(),
  // Each start compiles about 1,000 sources, or finds them here.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'routeglass-compiled'),
};
