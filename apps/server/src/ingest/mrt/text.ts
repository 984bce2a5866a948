import { enableCompileCache } from 'node:module';

/** `npm run --silent mrt -- FILE…`: prints the routes of MRT files like `bgpdump -m`. */

// Stripping types and compiling takes a third of a second. The cache saves this from the second run on.
enableCompileCache();
const { printFiles } = await import('./printFiles.ts');
process.exitCode = await printFiles(process.argv.slice(2).filter((word) => word !== '--'));
