import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Words with which tests start a program from its source. Its WebAssembly is compiled once, in haste: the optimizing compiler works 3 s and takes
 * 600 MB for the parser of the embedded engine alone, and a program under test has ended before that pays.
 */
export const sourceWords = ['--conditions=routeglass-source', '--liftoff-only'];

/** All that such a program gets of the settings of the tests: none that would change what it does. */
export const sourceEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  TMPDIR: tmpdir(),
  // Each start compiles some 1,000 sources, or finds them here.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'routeglass-compiled'),
};
