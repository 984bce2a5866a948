import { spawnSync } from 'node:child_process';

/** The processor time of a command in seconds, and the end of its output. */
export interface Run {
  readonly seconds: number;
  readonly output: string;
}

/** Runs a command and measures its user and system time with the shell's `times`. By default, output goes to /dev/null. */
export function processTime(command: string, words: readonly string[], output: 'keep' | 'drop' = 'drop'): Run {
  const redirect = output === 'drop' ? '>/dev/null 2>&1' : '2>/dev/null';
  const { stdout, error } = spawnSync('sh', ['-c', `"$0" "$@" ${redirect}; times`, command, ...words], {
    encoding: 'utf8',
  });
  if (error) throw error;
  const lines = stdout.trimEnd().split('\n');
  const [user = '', system = ''] = (lines.at(-1) ?? '').split(' ');
  return { seconds: secondsOf(user) + secondsOf(system), output: lines.slice(0, -2).join('\n') };
}

/** `1m2.50s` */
function secondsOf(text: string): number {
  const match = /^(\d+)m([\d.]+)s$/.exec(text);
  if (!match) throw new Error(`not a time of the shell: ${text}`);
  return Number(match[1]) * 60 + Number(match[2]);
}
