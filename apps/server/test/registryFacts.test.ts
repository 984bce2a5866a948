import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRY_NAMES } from '../src/analytics/networks/listNetworks.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-facts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const RPKI_CLIENT = {
  metadata: { buildtime: '2026-03-01T00:00:00Z', aspas: 2, uniquevrps: 1 },
  roas: [{ asn: 64_500, prefix: '192.0.2.0/24', maxLength: 24, ta: 'ripe', expires: 1 }],
  aspas: [
    { customer_asid: 64_500, expires: 1, providers: [64_502, 64_501, 64_502] },
    { customer_asid: 64_501, expires: 1, providers: [0] },
    { customer_asid: 64_509, expires: 1 },
  ],
};
const ROUTINATOR = {
  metadata: { generated: 1_772_582_400, generatedTime: '2026-03-04T00:00:00Z' },
  aspas: [
    { customer: 'AS64501', providers: ['AS64510'], ta: 'apnic' },
    { customer: 'AS64503', afi: 'ipv6', providers: ['AS64504'], ta: 'arin' },
    { customer: 'AS64505', providers: ['AS1', 'what'] },
  ],
};
const IPV4 = `Address Block,Name,RFC,Allocation Date,Termination Date,Source,Destination,Forwardable,Globally Reachable,Reserved-by-Protocol
10.0.0.0/8,Private-Use,[RFC1918],1996-02,N/A,True,True,True,False,False
192.0.0.0/24 [2],IETF Protocol Assignments,"[RFC6890], Section 2.1",2010-01,N/A,False,False,False,False [2],False
"192.0.0.170/32, 192.0.0.171/32",NAT64/DNS64 Discovery,"[RFC8880]
[RFC7050]",2013-02,N/A,False,False,False,False,True
nowhere/8,Nothing,[RFC1],1996-02,N/A,True,True,True,False,False
192.88.99.0/24,Deprecated (6to4 Relay Anycast),[RFC7526],2001-06,2015-03,,,,N/A,
`;
const ASNS = `AS Number,Reason for Reservation,Reference
0,Reserved by [RFC7607],[RFC7607]
112,Used by the AS112 project to sink misdirected DNS queries; see [RFC7534],[RFC7534]
64496-64511,"Reserved for use in documentation and sample code",[RFC5398]
later,Reserved,[RFC1]
`;
const DELEGATED = `2|ripencc|20260301|4|19830705|20260301|+0100
ripencc|*|ipv4|*|2|summary
ripencc|NL|ipv4|193.0.0.0|65536|19930901|allocated|x
ripencc||ipv4|193.1.0.0|512||available|
ripencc|SE|asn|64500|2|19930901|allocated|y
ripencc|SE|asn|sixty|2|19930901|allocated|y
`;

describe.each(engines())('facts of registries over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
    const paths = [
      file('rpki-client.json', RPKI_CLIENT),
      file('names.csv', 'asn,name,class,cc\nAS64500,Nameless,Unknown,\nAS64501,Known,Unknown,FI\n'),
      // Under the name of the list that comes from the registry's address ranges: its countries are those of most addresses.
      file(
        REGISTRY_NAMES,
        'asn,name,class,cc\nAS64500,Elsewhere,Unknown,CH\nAS3303,Alone,Unknown,CH\nAS64511,Reserved,Unknown,US\n',
      ),
      file('delegated-ripencc-extended-20260301', DELEGATED),
      file('iana-ipv4-special-registry-1.csv', IPV4),
      file('special-purpose-as-numbers.csv', ASNS),
    ];
    const { files } = await ingest(store, { paths });
    expect(
      files.map(({ kind, outcome, counts, skipped }) => [kind, outcome, counts, skipped.map(({ reason }) => reason)]),
    ).toEqual([
      ['vrps', 'loaded', expect.objectContaining({ vrps: 1, aspas: 2 }), ['an ASPA without providers']],
      ['as-names', 'loaded', expect.anything(), []],
      ['as-names', 'loaded', expect.anything(), []],
      ['delegated', 'loaded', { records: 4, 'address blocks': 2, 'blocks of AS numbers': 1 }, ['an invalid AS number']],
      [
        'special-purpose',
        'loaded',
        { records: 5, 'address blocks': 5, 'blocks of AS numbers': 0 },
        ['an invalid address block'],
      ],
      [
        'special-purpose',
        'loaded',
        { records: 4, 'address blocks': 0, 'blocks of AS numbers': 2 },
        ['an invalid AS number'],
      ],
    ]);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('give ASPAs as Routinator does', async () => {
    expect(await ask(app, 'aspaJson', '/v2/routinator-aspa/json')).toEqual({
      metadata: { generated: 1_772_323_200, generatedTime: '2026-03-01T00:00:00.000Z' },
      aspas: [
        { customer: 'AS64500', providers: ['AS64501', 'AS64502'], ta: 'N/A' },
        { customer: 'AS64501', providers: ['AS0'], ta: 'N/A' },
      ],
    });
    const { aspas } = await ask(app, 'aspaJson', '/v2/routinator-aspa/json?select-asn=AS64501&select-asn=1');
    expect(aspas.map(({ customer }) => customer)).toEqual(['AS64501']);
    expect(await refusal(app, '/v2/routinator-aspa/json?select-asn=x')).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it.each([
    ['64501 64500', 'upstream', 'valid', null],
    ['64503 64500', 'upstream', 'invalid', 'not provider'],
    ['64503 64502 64500', 'upstream', 'unknown', 'no attestation'],
    ['64501 64500 64502', 'downstream', 'unknown', 'no attestation'],
    ['64500 {64501,64502}', 'upstream', 'invalid', null],
  ])('verify the path %s (%s): %s', async (path, direction, state, authorisation) => {
    const query = new URLSearchParams({ path, direction });
    const verdict = await ask(app, 'aspaValidity', `/v2/rir/aspa-validity?${query.toString()}`);
    expect(verdict.hop?.authorisation ?? null).toBe(authorisation);
    expect(verdict.state).toBe(state);
    expect(verdict.as_of).toBe('2026-03-01T00:00:00.000Z');
  });

  it('verify many paths at once, in the order asked', async () => {
    const paths = ['64503 64500', '64504 64503 64500', '64501 64503 64503 64500', '64500 {64501,64502}', '64503 64500'];
    const asked = { method: 'POST', body: JSON.stringify(paths), headers: { 'content-type': 'application/json' } };
    const { as_of, verdicts } = await ask(app, 'aspaVerdicts', '/v2/rir/aspa-validity?direction=downstream', asked);
    expect(as_of).toBe('2026-03-01T00:00:00.000Z');
    expect(verdicts.map(({ path }) => path)).toEqual(paths);
    expect(verdicts.map(({ state }) => state)).toEqual(['valid', 'unknown', 'invalid', 'invalid', 'valid']);
    expect(verdicts[2]?.hop).toEqual({ customer: 64500, provider: 64503, authorisation: 'not provider' });
    const wrong = { ...asked, body: JSON.stringify(['64500', 'here']) };
    expect(await refusal(app, '/v2/rir/aspa-validity', wrong)).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it('say in which country a network is registered where no name list does', async () => {
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/64500')).toMatchObject({ country_code: 'SE' });
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/64501')).toMatchObject({ country_code: 'FI' });
  });

  it('say it before the country of most of its addresses does', async () => {
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/64500')).toMatchObject({ country_code: 'SE' });
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/3303')).toMatchObject({ country_code: 'CH' });
  });

  it('give a reserved number no country for the addresses that someone puts under it', async () => {
    expect(await ask(app, 'asInfo', '/v2/incidents/info/asn/64511')).toMatchObject({ country_code: null });
  });

  it('read special purposes with their footnotes, several blocks in a row and rows over two lines', async () => {
    const rows = await store.db
      .selectFrom('special_block')
      .select(['prefix', 'source', 'globally_reachable'])
      .orderBy('place')
      .execute();
    expect(rows.map(({ prefix, source, globally_reachable }) => `${prefix} ${source} ${globally_reachable}`)).toEqual([
      '10.0.0.0/8 RFC 1918 false',
      '192.0.0.0/24 RFC 6890, Section 2.1 false',
      '192.0.0.170/32 RFC 8880, RFC 7050 false',
      '192.0.0.171/32 RFC 8880, RFC 7050 false',
      '192.88.99.0/24 RFC 7526 false',
    ]);
  });

  it(
    'take ASPAs without VRPs, the newest of a customer counting',
    async () => {
      const { files } = await ingest(store, { paths: [file('aspa.json', ROUTINATOR)] });
      expect(files).toMatchObject([
        {
          kind: 'aspas',
          outcome: 'loaded',
          counts: { records: 3, aspas: 2 },
          skipped: [{ reason: 'an ASPA with a provider that is not an AS number', count: 1 }],
        },
      ]);
      const { metadata, aspas } = await ask(appOver(store), 'aspaJson', '/v2/routinator-aspa/json');
      expect(metadata.generatedTime).toBe('2026-03-04T00:00:00.000Z');
      expect(aspas.map(({ customer, providers, ta }) => [customer, providers.join(' '), ta].join(': '))).toEqual([
        'AS64500: AS64501 AS64502: N/A',
        'AS64501: AS64510: apnic',
        'AS64503: AS64504: arin',
      ]);
    },
    SLOW,
  );

  it('list what is loaded, registries and scans among it', async () => {
    const kinds = (await ask(appOver(store), 'sources', '/v2/web/sources')).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['aspas', 'delegated', 'special-purpose', 'vrps']));
  });
});
