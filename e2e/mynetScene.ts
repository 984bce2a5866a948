import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AlertReceivers, startReceivers } from '../apps/server/test/alertReceivers.ts';
import { startReceiver } from '../apps/server/test/receivers/startReceiver.ts';
import { operate } from './operator.ts';
import { type OwnServer, startOwnServer } from './ownServer.ts';

export const ASN = 100;
export const CONTACT = 'noc@registry-contact.example';
/** What a scan found at an address of the network. */
export const FINDING = { ip: '193.0.0.7', port: '123', hostname: 'time.kestrel.example' };
export const COLLECTOR = { asn: '64999', ip: '127.0.0.1' };

/** A server with everything around it that a network's way through it needs: registries, a mail server, receivers of alerts, each a process of its own. */
export interface MynetScene {
  readonly server: OwnServer;
  readonly receivers: AlertReceivers;
  /** Where files to import can be written. */
  readonly folder: string;
  /** What a command of the operator prints. */
  readonly command: (file: string, ...words: readonly string[]) => Promise<string>;
  /** Imports files as an operator does. */
  readonly ingest: (...paths: readonly string[]) => Promise<unknown>;
  /** The text of the newest letter to an address with a subject, once it has come. */
  readonly letterTo: (address: string, subject: string) => Promise<string>;
  readonly end: () => Promise<void>;
}

/** A network with a contact in the registry and a finding of a scan, AS100, and one without, AS200. */
export async function startMynetScene(): Promise<MynetScene> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-journey-'));
  const receivers = await startReceivers();
  const whois = await startReceiver('whois', JSON.stringify('%ERROR:101: no entries found\n'));
  const contacts = { [`/autnum/${ASN}`]: { entities: [technicalContact()] } };
  const rdap = await startReceiver('rdap', JSON.stringify(contacts));
  const settings = {
    DATA_DIR: folder,
    SAMPLE_DATA: 'no',
    SMTP_URL: receivers.smtp,
    COLLECTOR_ASN: COLLECTOR.asn,
    COLLECTOR_IP: COLLECTOR.ip,
    ALERT_INNER: '127.0.0.1',
  };
  const server = await startOwnServer({
    ...settings,
    WHOIS_SERVER: `127.0.0.1:${whois.port}`,
    RDAP_BOOTSTRAP: `http://127.0.0.1:${rdap.port}/asn.json`,
  });
  const command = (file: string, ...words: readonly string[]): Promise<string> => operate(settings, file, ...words);
  const ingest = (...paths: readonly string[]): Promise<unknown> => command('ingest/main.ts', ...paths);
  const names = join(folder, 'names.json');
  writeFileSync(names, `{\n"${ASN}": "KESTREL - Kestrel Networks, NL",\n"200": "HERON - Heron Networks, NL"\n}`);
  const scans = join(folder, '2026-05-01-scan_amplifier-example.csv');
  const { ip, port, hostname } = FINDING;
  const columns = '"timestamp","severity","ip","protocol","port","hostname","tag","asn","geo"';
  writeFileSync(
    scans,
    `${columns}\n"2026-05-01 10:00:00","medium","${ip}","udp","${port}","${hostname}","ntp","${ASN}","NL"\n`,
  );
  await ingest(names, scans);
  return {
    server,
    receivers,
    folder,
    command,
    ingest,
    async letterTo(address, subject) {
      const found = () =>
        receivers.letters.findLast(({ to, subject: own }) => to.includes(address) && own.includes(subject));
      await expect.poll(() => found()?.subject, { message: `a letter "${subject}" to ${address}` }).toBeTruthy();
      return found()?.text ?? '';
    },
    async end() {
      await server.end();
      await Promise.all([receivers.close(), rdap.shut(), whois.shut()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const technicalContact = () => ({
  objectClassName: 'entity',
  handle: 'NOC9-TEST',
  roles: ['technical'],
  vcardArray: [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', 'The NOC'],
      ['email', { type: 'work' }, 'text', CONTACT],
    ],
  ],
});
