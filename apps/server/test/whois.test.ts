import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { freePort, hasProgram, startProgram } from './debianPrograms.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, NOW, refusal } from './talk.ts';

const START = 120_000;
const HOUR = 3_600_000;
const isThere = hasProgram('socat', 'whois is not tested against servers of the protocol');

/** What a server does with a question: a shell's `case` patterns and the words that follow. */
const serverScript = (cases: string) => `#!/bin/sh
read -r question
question=$(printf '%s' "$question" | tr -d '\\r')
echo "$question" >>"$0.asked"
case "$question" in
${cases}
*) printf 'No match for "%s".\\r\\n' "$question" ;;
esac
`;

describe.skipIf(!isThere).each(engines())('whois by real servers over $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-whois-'));
  let store: Store;
  let remove: () => Promise<void>;
  let root: number;
  let registry: number;
  let now = NOW.getTime();
  const stops: (() => Promise<void>)[] = [];

  const serve = async (name: string, port: number, cases: string): Promise<() => Promise<void>> => {
    const script = join(folder, name);
    writeFileSync(script, serverScript(cases));
    chmodSync(script, 0o755);
    const listening = `TCP4-LISTEN:${port},bind=127.0.0.1,reuseaddr,fork`;
    const { stop } = await startProgram('socat', [listening, `EXEC:${script}`], port);
    stops.push(stop);
    return stop;
  };

  beforeAll(async () => {
    [root, registry] = [await freePort(), await freePort()];
    const registrar = await freePort();
    const refer = `refer: 127.0.0.1:${registry}`;
    await serve(
      'root',
      root,
      `AS1) printf '%% IANA WHOIS server\\r\\n\\r\\n${refer}\\r\\n\\r\\nas-block: 1-1876\\r\\n' ;;
AS2) printf '%% IANA WHOIS server\\r\\n\\r\\nrefer: 127.0.0.1:9\\r\\n' ;;
AS3) printf 'aut-num: AS3\\r\\nrefer: 127.0.0.1:${root}\\r\\n' ;;
AS4) head -c 400000 /dev/zero | tr '\\0' 'x' ;;
AS5) sleep 5 ;;
AS6) printf 'aut-num: AS6\\r\\ndescr: Malm\\366\\r\\n' ;;
AS7|AS8) printf '${refer}\\r\\n' ;;
AS9) printf 'ReferralServer: rwhois://x.example:4321\\r\\nASNumber: 9\\r\\n' ;;
example.com) printf '${refer}\\r\\n\\r\\ndomain: COM\\r\\n' ;;
example.zone) printf 'domain: ZONE\\r\\nwhois: \\r\\n' ;;`,
    );
    await serve(
      'registry',
      registry,
      `AS1) printf '%% The registry\\r\\naut-num: AS1\\r\\nas-name: FIRST\\r\\n' ;;
AS8) printf '%%ERROR:101: no entries found\\r\\n' ;;
example.com) printf 'Domain Name: EXAMPLE.COM\\r\\nRegistrar WHOIS Server: 127.0.0.1:${registrar}\\r\\n' ;;`,
    );
    await serve('registrar', registrar, `example.com) printf 'Domain Name: example.com\\nRegistrant: A person\\n' ;;`);
    ({ store, remove } = await open());
    const dump = join(folder, 'lab.db');
    writeFileSync(
      dump,
      'aut-num: AS64512\nas-name: NORTHWIND\nsource: LAB\n\naut-num: AS2\nas-name: SECOND\nsource: LAB\n',
    );
    await ingest(store, { paths: [dump] });
  }, START);
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await remove?.();
    rmSync(folder, { recursive: true, force: true });
  }, START);

  const app = (host = '127.0.0.1', port = root) =>
    appOver(store, {
      clock: () => now,
      outside: { whois: { first: { host, port }, timeout: 1_000 }, resolver: { servers: [] } },
    });
  const refused = (path: string) => refusal(app(), `/api/whois/${path}`);

  it('follows the referral to the registry, and says who answered and when', async () => {
    expect(await ask(app(), 'whoisAs', '/api/whois/as/AS1')).toEqual({
      entry: '% The registry\naut-num: AS1\nas-name: FIRST',
      server: `127.0.0.1:${registry}`,
      asked_at: NOW.toISOString(),
    });
  });

  it('goes on to the registrar of a name, of the registrable part alone', async () => {
    const { entry } = await ask(app(), 'whoisDomain', '/api/whois/domain/www.shop.Example.COM');
    expect(entry).toBe('Domain Name: example.com\nRegistrant: A person');
  });

  it('keeps an entry for a day, then asks again; an old one is better than none', async () => {
    const askedAt = async (one = app()) => (await ask(one, 'whoisAs', '/api/whois/as/1')).asked_at;
    now += 23 * HOUR;
    expect(await askedAt()).toBe(NOW.toISOString());
    now += 2 * HOUR;
    expect(await askedAt(app('127.0.0.1', 9))).toBe(NOW.toISOString());
    expect(await askedAt()).toBe(new Date(now).toISOString());
    now = NOW.getTime();
  });

  it.each([
    ['as/7', 404, 'E_NOT_FOUND'],
    ['as/8', 404, 'E_NOT_FOUND'],
    ['as/4', 502, 'E_UNREACHABLE'],
    ['as/5', 504, 'E_TIMED_OUT'],
    ['as/64513', 404, 'E_NOT_FOUND'],
    ['as/x', 400, 'E_BAD_REQUEST'],
    ['domain/example.zone', 404, 'E_NOT_FOUND'],
    ['domain/nobody.example', 404, 'E_NOT_FOUND'],
    ['domain/co.uk', 400, 'E_BAD_REQUEST'],
    ['domain/127.0.0.1', 400, 'E_BAD_REQUEST'],
    ['domain/a%0d%0aquit.example', 400, 'E_BAD_REQUEST'],
  ])('says what is wrong with %s', async (path, status, code) => {
    expect(await refused(path)).toEqual({ status, code });
  });

  it('does not go round in a circle', async () => {
    expect((await ask(app(), 'whoisAs', '/api/whois/as/3')).entry).toContain('aut-num: AS3');
  });
  it('leaves other protocols alone', async () => {
    expect((await ask(app(), 'whoisAs', '/api/whois/as/9')).entry).toContain('ASNumber: 9');
  });
  it('reads Latin-1', async () => {
    expect((await ask(app(), 'whoisAs', '/api/whois/as/6')).entry).toBe('aut-num: AS6\ndescr: Malmö');
  });

  it('falls back on a loaded dump where no server can be asked, and for numbers that no registry assigns', async () => {
    expect(await ask(app(), 'whoisAs', '/api/whois/as/2')).toMatchObject({ server: 'LAB (loaded dump)' });
    expect((await ask(app(), 'whoisAs', '/api/whois/as/64512')).entry).toContain('NORTHWIND');
  });

  it('asks no registry for a page: what is kept comes with it, the rest its reader asks for', async () => {
    const one = app();
    const page = (asn: number) => one.request(`/api/whois/as/${asn}`, {}, { isForPage: true });
    const questions = () => readFileSync(join(folder, 'root.asked'), 'utf8').split('\n');
    const kept = await ask(one, 'whoisAs', '/api/whois/as/6');
    expect(await (await page(6)).json()).toMatchObject(kept);
    expect((await page(64_512)).status).toBe(200);
    const before = questions().length;
    expect((await page(10)).status).toBe(502);
    expect(questions().length).toBe(before);
    expect((await one.request('/api/whois/as/10')).status).toBe(404);
    expect(questions().length).toBe(before + 1);
  });

  it('asks a server at most 30 times a minute, and says when it may be asked again', async () => {
    const one = app('127.0.0.1', 9);
    const asked = async (asn: number) => one.request(`/api/whois/as/${asn}`);
    for (let asn = 100; asn < 130; asn += 1) expect((await asked(asn)).status).toBe(502);
    const late = await asked(130);
    expect(late.status).toBe(429);
    expect(late.headers.get('retry-after')).toBe('2');
  });
});
