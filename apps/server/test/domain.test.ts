import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { freePort, hasProgram } from './debianPrograms.ts';
import { engines } from './engines.ts';
import { startNameServer } from './nameServer.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, ask, NOW, refusal } from './talk.ts';

const START = 120_000;
const PATH = '/v2/incidents/info/domain/';

const ZONE = `$ORIGIN example.
$TTL 600
@ IN SOA ns1.example. noc.example. 1 3600 600 86400 60
@ IN NS ns1.example.
ns1.example. IN A 192.0.2.53
shop.example. 120 IN A 8.8.8.8
shop.example. 120 IN A 198.18.0.9
shop.example. 900 IN AAAA 2001:db8::9
shop.example. IN NS ns1.shop.example.
shop.example. IN MX 20 backup.shop.example.
shop.example. IN MX 10 mail.shop.example.
shop.example. IN MX 30 gone.shop.example.
ns1.shop.example. IN A 8.8.8.9
mail.shop.example. IN A 8.8.8.10
mail.shop.example. IN AAAA 2001:db8::10
backup.shop.example. IN A 192.0.2.25
www.shop.example. IN A 8.8.8.8
parked.example. IN TXT "for sale"
nomail.example. IN MX 0 .
xn--bcher-kva.example. IN A 8.8.8.11
`;
/** Delegations would hide what is below them from an authoritative server: the zone of the shop is a zone of its own. */
const zones = {
  'example.': ZONE.split('\n')
    .filter((line) => !/^(?!shop\.example. IN NS)(?:\S+\.)?shop\.example\. /.test(line))
    .join('\n'),
  'shop.example.': `$TTL 600\nshop.example. IN SOA ns1.example. noc.example. 1 3600 600 86400 60\n${ZONE.split('\n')
    .filter((line) => /^(?:\S+\.)?shop\.example\. /.test(line))
    .join('\n')}\n`,
};

const isThere = hasProgram('nsd', 'the pages of domains are not tested against a real name server');

describe.skipIf(!isThere)('domains by a real name server', () => {
  let store: Store;
  let remove: () => Promise<void>;
  let resolver: string;
  let stop: () => Promise<void>;
  let now = NOW.getTime();

  beforeAll(async () => {
    const port = await freePort();
    resolver = `127.0.0.1:${port}`;
    stop = await startNameServer(port, zones);
    const engine = engines().at(-1);
    if (!engine) throw new Error('there is always an engine');
    ({ store, remove } = await engine.open());
    await loadSmallInternet(store);
  }, START);
  afterAll(async () => {
    await stop?.();
    await remove?.();
  }, START);

  const app = (servers = [resolver]) =>
    appOver(store, {
      clock: () => now,
      outside: { whois: { first: { host: '127.0.0.1', port: 9 } }, resolver: { servers, timeout: 500 } },
    });

  it('has addresses with their announced prefix and origin, IPv4 first', async () => {
    const { domain, addresses, asked_at } = await ask(app(), 'domain', `${PATH}shop.example`);
    expect(domain).toBe('shop.example');
    expect(asked_at).toBe(NOW.toISOString());
    expect(addresses.map(({ ip }) => ip)).toEqual(['198.18.0.9', '8.8.8.8', '2001:db8::9']);
    const own = addresses.find(({ ip }) => ip === '8.8.8.8');
    expect(own?.related_as).not.toBeNull();
    expect(own?.known_by).toBe('routes');
    expect([own?.prefix, own?.related_as?.asn]).toEqual(['8.8.8.0/24', 15169]);
    expect(own?.further_routes.map(({ prefix, origin }) => [prefix, origin.asn, origin.as_name])).toEqual([
      ['8.0.0.0/9', 3356, 'LEVEL3'],
    ]);
    expect(addresses.find(({ ip }) => ip === '198.18.0.9')).toEqual({
      ip: '198.18.0.9',
      prefix: null,
      related_as: null,
      known_by: null,
      further_routes: [],
      registered: null,
      special_purpose: {
        prefix: '198.18.0.0/15',
        name: 'Benchmarking',
        source: 'RFC 2544',
        globally_reachable: false,
        ordinary_in_sample: false,
      },
    });
    expect(own?.registered).toMatchObject({ prefix: '8.8.0.0/16', holder: { asn: 15169 } });
  });

  it('has name servers and mail exchanges by preference, one without address among them', async () => {
    const { name_servers, mail_exchanges } = await ask(app(), 'domain', `${PATH}SHOP.example.`);
    expect(name_servers.map(({ hostname, ip }) => `${hostname} ${ip}`)).toEqual(['ns1.shop.example 8.8.8.9']);
    expect(mail_exchanges.map(({ hostname, ip }) => `${hostname} ${ip}`)).toEqual([
      'mail.shop.example 8.8.8.10',
      'mail.shop.example 2001:db8::10',
      'backup.shop.example 192.0.2.25',
      'gone.shop.example null',
    ]);
  });

  it('gives the name servers of the zone to a name inside it', async () => {
    const { name_servers, mail_exchanges } = await ask(app(), 'domain', `${PATH}www.shop.example`);
    expect(name_servers.map(({ hostname }) => hostname)).toEqual(['ns1.shop.example']);
    expect(mail_exchanges).toEqual([]);
  });

  it('has empty lists for a name without addresses, and none for a null MX', async () => {
    const parked = await ask(app(), 'domain', `${PATH}parked.example`);
    expect(parked.addresses).toEqual([]);
    expect(parked.mail_exchanges).toEqual([]);
    expect((await ask(app(), 'domain', `${PATH}nomail.example`)).mail_exchanges).toEqual([]);
  });

  it('reads names of any script', async () => {
    const byLetters = await ask(app(), 'domain', `${PATH}${encodeURIComponent('Bücher.example')}`);
    const byCode = await ask(app(), 'domain', `${PATH}xn--bcher-kva.example`);
    expect(byLetters.domain).toBe('bücher.example');
    expect(byLetters.addresses).toEqual(byCode.addresses);
    expect(byCode.addresses).toHaveLength(1);
  });

  it.each(['nothing.example', 'a.b.nothing.example'])('knows that there is no %s', async (name) => {
    expect(await refusal(app(), PATH + name)).toEqual({ status: 404, code: 'E_NOT_FOUND' });
  });

  it.each([
    'localhost',
    '8.8.8.8',
    'a..example',
    '-a.example',
    'a b.example',
    'x'.repeat(64) + '.example',
    'a%00.example',
  ])('refuses %s', async (name) => {
    expect(await refusal(app(), PATH + encodeURIComponent(name))).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it('keeps an answer as long as its records allow', async () => {
    const one = app();
    const askedAt = async () => (await ask(one, 'domain', `${PATH}shop.example`)).asked_at;
    const first = await askedAt();
    now += 119_000;
    expect(await askedAt()).toBe(first);
    now += 2_000;
    expect(await askedAt()).toBe(new Date(now).toISOString());
  });

  it('says so when the resolver is not there or refuses, and asks again the next time', async () => {
    expect(await refusal(app(['127.0.0.1:9']), `${PATH}shop.example`)).toEqual({ status: 502, code: 'E_UNREACHABLE' });
    expect(await refusal(app(), `${PATH}elsewhere.test`)).toEqual({ status: 502, code: 'E_UNREACHABLE' });
  });
});
