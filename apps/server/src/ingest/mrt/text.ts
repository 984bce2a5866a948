import { printRoutes } from './printRoutes.ts';
import { ReaderGone, writeOutput } from './standardOutput.ts';

/** `npm run --silent mrt -- FILE…`: the routes of MRT files, plain, gzip or bzip2, as `bgpdump -m` prints them. Exit code 1 when something could not be read. */
const paths = process.argv.slice(2).filter((word) => word !== '--');
if (paths.length === 0) {
  console.error(
    'Usage: npm run --silent mrt -- FILE…\nPrints the routes of MRT files (plain, gzip or bzip2), a line each, as bgpdump -m does.',
  );
  process.exitCode = 2;
}

try {
  for (const path of paths) {
    for (const problem of await printRoutes(path, writeOutput)) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
} catch (error) {
  if (!(error instanceof ReaderGone)) throw error;
}
