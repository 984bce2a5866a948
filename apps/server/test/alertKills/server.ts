import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { keysOf } from '../../src/accounts/keys.ts';
import { smtpSender } from '../../src/accounts/mail/transport.ts';
import { openStore } from '../../src/store/open.ts';
import { nowhere } from '../talk.ts';

/** Judges and delivers alerts until it is killed. Words: address of the database, address of the mail server, ms that its clock is ahead. */
const [databaseUrl = '', smtpUrl = '', ahead = '0'] = process.argv.slice(2);
const store = await openStore({ dataDir: '', databaseUrl });
const accounts = createAccounts(store, {
  keys: keysOf('test'),
  send: smtpSender({ smtpUrl, from: 'Routeglass <noreply@example.net>', dkim: null }).send,
  mailHost: 'routeglass.test',
  outside: nowhere,
  alerts: { origin: 'https://routeglass.test', mayBeInner: (address) => address === '127.0.0.1' },
  clock: () => Date.now() + Number(ahead),
  log: console.error,
});
console.log('ready');
for (;;) {
  await accounts.judgeAlerts();
  await accounts.worker.drain();
  // Readers of the same process have their turn.
  await setTimeout(10);
}
