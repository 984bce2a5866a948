import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { keysOf } from '../../src/accounts/keys.ts';
import { smtpSender } from '../../src/accounts/mail/transport.ts';
import { openStore } from '../../src/store/open.ts';
import { nowhere } from '../talk.ts';
import { isBusy, publishHijack } from './publishHijack.ts';

/**
 * Judges and delivers alerts until it is killed. Words: address or folder of the database, address of the mail server, ms that its clock is ahead, the
 * hijack to publish meanwhile or `none`, and `finish` to end when there is nothing left to do.
 */
const [place = '', smtpUrl = '', ahead = '0', hijack = 'none', end] = process.argv.slice(2);
const store = await openStore(place.includes('://') ? { dataDir: '', databaseUrl: place } : { dataDir: place });
const smtp = await smtpSender({ smtpUrl, from: 'Routeglass <noreply@example.net>', dkim: null });
const accounts = createAccounts(store, {
  keys: keysOf('test'),
  send: smtp.send,
  mailHost: 'routeglass.test',
  outside: nowhere,
  alerts: { origin: 'https://routeglass.test', mayBeInner: (address) => address === '127.0.0.1' },
  clock: () => Date.now() + Number(ahead),
  log: console.error,
});
console.log('ready');
const published = hijack === 'none' ? null : publishHijack(store, Number(hijack));
if (end === 'finish') await published;
for (let goesOn = true; goesOn; goesOn = end !== 'finish' || (await isBusy(store))) {
  await accounts.judgeAlerts();
  await accounts.worker.drain();
  // Readers of the same process have their turn.
  await setTimeout(10);
}
await accounts.close();
smtp.close();
await store.close();
