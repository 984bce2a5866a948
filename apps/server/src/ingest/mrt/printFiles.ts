import { asksForHelp } from '../../commandWords.ts';
import { printRoutes } from './printRoutes.ts';
import { ReaderGone, writeOutput } from './standardOutput.ts';

const USAGE = `Usage: npm run --silent mrt -- FILE…
Prints the routes of MRT files (plain, gzip or bzip2), a line each, as bgpdump -m does.`;

/** Prints files to standard output and problems to standard error. Returns the exit code: 1 if something could not be read. */
export async function printFiles(paths: readonly string[]): Promise<number> {
  if (asksForHelp(paths)) {
    console.log(USAGE);
    return 0;
  }
  if (paths.length === 0) {
    console.error(USAGE);
    return 2;
  }
  let code = 0;
  try {
    for (const path of paths) {
      for (const problem of await printRoutes(path, writeOutput)) {
        console.error(problem);
        code = 1;
      }
    }
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
  }
  return code;
}
