import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused, smtpSender } from '../src/accounts/mail/transport.ts';
import { verifiedDkim } from './dkim.ts';

const letter = {
  to: 'bob@example.net',
  messageId: '<one@routeglass.test>',
  subject: 'Grüße  aus   Köln',
  text: 'First line  \n\n.Second line \n\n\n',
  html: '<p>First line</p>',
};
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const mails: string[] = [];
let refusal: { readonly code: number; readonly text: string; readonly at: 'RCPT TO' | 'DATA' } | null = null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: (_address, _session, answer) => answer(errorAt('RCPT TO')),
  onData(stream, _session, answer) {
    void buffer(stream).then((mail) => {
      mails.push(mail.toString('latin1'));
      answer(errorAt('DATA'));
    }, answer);
  },
});
const errorAt = (at: string) =>
  refusal?.at === at ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function send(smtpUrl = url): Promise<unknown> {
  const dkim = { domain: 'example.net', selector: 'routeglass', key: keys.privateKey };
  const smtp = await smtpSender({ smtpUrl, from: 'Routeglass <noreply@example.net>', dkim });
  try {
    await smtp.send(letter);
    return null;
  } catch (error) {
    return error;
  } finally {
    smtp.close();
  }
}

it('signs mails with DKIM, so that receivers notice a change', async () => {
  expect(await send()).toBeNull();
  const mail = mails.at(-1) ?? '';
  const tags = Object.fromEntries(verifiedDkim(mail, keys.publicKey) ?? []);
  expect(tags).toMatchObject({ v: '1', a: 'rsa-sha256', d: 'example.net', s: 'routeglass' });
  expect(tags['h']?.split(':')).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']));
  expect(verifiedDkim(mail.replace('Second', 'Third'), keys.publicKey)).toBeUndefined();
  expect(verifiedDkim(mail.replace('To: bob@', 'To: eve@'), keys.publicKey)).toBeUndefined();
});

it.each([
  [{ code: 550, text: '5.1.1 User unknown', at: 'RCPT TO' }, { isGone: true }],
  [{ code: 550, text: 'No such user', at: 'RCPT TO' }, { isGone: true }],
  [{ code: 550, text: '5.7.1 Client host is on a list of senders of spam', at: 'RCPT TO' }, { isGone: false }],
  [{ code: 552, text: '5.2.2 Mailbox full', at: 'RCPT TO' }, { isGone: false }],
] as const)('gives a letter up that is refused by %j', async (given, expected) => {
  refusal = given;
  const error = await send();
  refusal = null;
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject(expected);
});

it.each([
  { code: 451, text: '4.7.1 Try again later', at: 'RCPT TO' },
  { code: 421, text: 'Too busy', at: 'DATA' },
] as const)('tries again what is refused for now by %j', async (given) => {
  refusal = given;
  const error = await send();
  refusal = null;
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Refused);
});

it('says of a server that refuses the connection which one it is, without codes', async () => {
  const closed = new SMTPServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.server.address() as AddressInfo;
  await new Promise<void>((resolve) => closed.close(() => resolve()));
  expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({
    message: `127.0.0.1:${port} refused the connection`,
  });
});
