import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { carryOut } from './accounts/control/carryOut.ts';
import { asksForHelp } from './commandWords.ts';

/** `npm run admin -- create|list|promote|demote|reset [EMAIL]`, `-- bounced [FILE]`: by the running server of the data folder, else in the database itself. */
const USAGE = `npm run admin -- create EMAIL    make an administrator and print the link that sets the password
npm run admin -- list            list the administrators
npm run admin -- promote EMAIL   make an account an administrator
npm run admin -- demote EMAIL    take the role away
npm run admin -- reset EMAIL     print a link that sets the password
npm run admin -- bounced [FILE]  take a delivery status notification that came back by mail, from FILE or standard input`;
const ACTIONS = ['create', 'list', 'promote', 'demote', 'reset'] as const;

process.exitCode = await run(process.argv.slice(2).filter((word) => word !== '--'));

async function run(words: readonly string[]): Promise<number> {
  if (asksForHelp(words)) {
    console.log(USAGE);
    return 0;
  }
  const [word = '', email = '', ...rest] = words;
  if (word === 'bounced' && rest.length === 0) return takeBounced(email);
  const action = ACTIONS.find((one) => one === word);
  if (!action || rest.length > 0 || (action === 'list') !== (email === '')) {
    console.error(USAGE);
    return 2;
  }
  return carryOut(process.env, ({ publicUrl, port }) => {
    const origin = (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
    return { action, email, origin };
  });
}

async function takeBounced(file: string): Promise<number> {
  const mail = file === '' || file === '-' ? await text(process.stdin) : await readFile(file, 'utf8').catch(() => null);
  if (mail === null) {
    console.error(`${file} cannot be read.`);
    return 1;
  }
  return carryOut(process.env, () => ({ action: 'bounced', mail }));
}
