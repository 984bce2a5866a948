import { enableCompileCache } from 'node:module';

/** `npm run --silent mrt -- FILE…`: the routes of MRT files as `bgpdump -m` prints them. */

// Stripping types and compiling takes a third of a second, which from the second run on need not be spent again.
enableCompileCache();
const { printFiles } = await import('./printFiles.ts');
process.exitCode = await printFiles(process.argv.slice(2).filter((word) => word !== '--'));
