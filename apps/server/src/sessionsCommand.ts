import { type CollectorProgram, collectorPrograms } from '@routeglass/domain/bgp-session';
import process from 'node:process';
import { carryOut } from './accounts/control/carryOut.ts';
import { asksForHelp } from './commandWords.ts';

/** `npm run sessions -- PROGRAM`: prints the collector's configuration for the approved BGP sessions. */
const names: Readonly<Record<CollectorProgram, string>> = {
  bird: 'BIRD 2, to be included in its own file',
  frr: 'FRR, for vtysh',
  openbgpd: 'OpenBGPD',
  gobgp: 'GoBGP',
};
const USAGE = collectorPrograms
  .map((program) => `npm run sessions -- ${program.padEnd(8)}  print the configuration for ${names[program]}`)
  .join('\n');

process.exitCode = await run(process.argv.slice(2).filter((word) => word !== '--'));

async function run(words: readonly string[]): Promise<number> {
  if (asksForHelp(words)) {
    console.log(USAGE);
    return 0;
  }
  const [word = '', ...rest] = words;
  const program = collectorPrograms.find((one) => one === word);
  if (!program || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  return carryOut(process.env, () => ({ action: 'sessions', program }));
}
