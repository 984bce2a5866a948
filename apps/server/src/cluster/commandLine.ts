import { parseArgs } from 'node:util';
import { optionProblem } from '../commandWords.ts';

export const USAGE = `npm run cluster -- init [--dry-run] [--shards N]

Lays out the tables of DATABASE_URL over the nodes of its Citus cluster. What is laid out already stays: run it again after adding nodes or an upgrade.
  --dry-run    say what would be done, and do nothing
  --shards N   parts that routes and events are divided into, 1 to 1024; default 32. It cannot be changed later without moving all rows`;

const DEFAULT_SHARDS = '32';
const MOST_SHARDS = 1024;

export interface ClusterCommand {
  readonly isDryRun: boolean;
  readonly shards: number;
}

/** What the words after `npm run cluster --` ask for; a text says what is wrong with them. */
export function readCommandLine(words: readonly string[]): ClusterCommand | string {
  try {
    const { values, positionals } = parseArgs({
      args: words.filter((word) => word !== '--'),
      options: { 'dry-run': { type: 'boolean', default: false }, shards: { type: 'string', default: DEFAULT_SHARDS } },
      allowPositionals: true,
    });
    if (positionals.length !== 1 || positionals[0] !== 'init') return 'Say what to do: init.';
    const shards = Number(values.shards);
    if (!/^\d+$/.test(values.shards) || shards < 1 || shards > MOST_SHARDS)
      return `--shards is a whole number from 1 to ${MOST_SHARDS}, not ${values.shards}.`;
    return { isDryRun: values['dry-run'], shards };
  } catch (error) {
    return optionProblem(error);
  }
}
