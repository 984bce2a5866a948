import { describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      sampleData: true,
      databaseUrl: undefined,
      rateLimit: 60_000,
      embedOrigins: [],
    });
    expect(readConfig({}).dataDir).toMatch(/\/data$/);
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  it('are read from the environment', () => {
    const environment = {
      PORT: '0',
      DATA_DIR: '/var/lib/routeglass',
      SAMPLE_DATA: 'no',
      DATABASE_URL: 'postgres://me@db/x',
    };
    expect(readConfig(environment)).toMatchObject({
      port: 0,
      dataDir: '/var/lib/routeglass',
      sampleData: false,
      databaseUrl: 'postgres://me@db/x',
    });
  });

  it('tell the code of pages of tiles and of other hosts', () => {
    expect(readConfig({})).toMatchObject({ tiles: null, hosts: {} });
    const url = 'https://tiles.example.net/{z}/{x}/{y}.png';
    expect(
      readConfig({ TILE_URL: url, API_HOSTS: 'whois=https://a.example.net/x/, blog=http://b.example.net' }),
    ).toMatchObject({
      tiles: { url, attribution: '' },
      hosts: { whois: 'https://a.example.net/x', blog: 'http://b.example.net' },
    });
  });

  it.each([
    { TILE_URL: 'https://tiles.example.net/1/2/3.png' },
    { TILE_URL: 'https://{x}{y}{z}.example.net/' },
    { API_HOSTS: 'auth=https://a.example.net' },
    { API_HOSTS: 'whois=ftp://a.example.net' },
    { API_HOSTS: 'https://a.example.net' },
  ])('refuse %o', (environment) => {
    expect(() => readConfig(environment)).toThrow(BadSetting);
  });

  it.each([
    [{ COLLECTOR_ASN: '64512' }, 'COLLECTOR_ASN and COLLECTOR_IP'],
    [{ DKIM_KEY_FILE: '/etc/dkim.pem' }, 'DKIM_DOMAIN and DKIM_KEY_FILE'],
    [
      { OIDC_ISSUER: 'https://id.example.net', OIDC_CLIENT_ID: 'a' },
      'OIDC_ISSUER and OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
    ],
    [{ PEERINGDB_CLIENT_ID: 'a', PEERINGDB_CLIENT_SECRET: ' ' }, 'PEERINGDB_CLIENT_ID and PEERINGDB_CLIENT_SECRET'],
    [{ RECAPTCHA_SECRET: 'a' }, 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET'],
  ])('refuse %o, since it would be ignored without the others', (environment, names) => {
    expect(() => readConfig(environment)).toThrow(new BadSetting(`${names}: set all or none of them.`));
  });

  it.each([
    [{}, 'rating'],
    [{ SAMPLE_DATA: 'no' }, 'none'],
    [{ SAMPLE_SESSION: 'none' }, 'none'],
    [{ SAMPLE_DATA: 'no', SAMPLE_SESSION: 'rating' }, 'rating'],
  ])('let visitors be, with %o, %s', (environment, session) => {
    expect(readConfig(environment).sampleSession).toBe(session);
  });

  it.each([
    ['https://partner.example', ['https://partner.example']],
    ['https://a.example, http://b.example:8080', ['https://a.example', 'http://b.example:8080']],
    ['*', ['*']],
  ])('let the sites %s read', (EMBED_ORIGINS, expected) => {
    expect(readConfig({ EMBED_ORIGINS }).embedOrigins).toEqual(expected);
  });

  it('let several processes and a replica be where there is a database for them', () => {
    const environment = { DATABASE_URL: 'postgres://me@db/x', DATABASE_READ_URL: 'postgres://me@replica/x' };
    expect(readConfig({ ...environment, WEB_PROCESSES: '4' })).toMatchObject({
      webProcesses: 4,
      databaseReadUrl: 'postgres://me@replica/x',
    });
    expect(readConfig({}).webProcesses).toBe(1);
    expect(() => readConfig({ WEB_PROCESSES: '2' })).toThrow('WEB_PROCESSES: 2 needs DATABASE_URL');
    expect(() => readConfig({ DATABASE_READ_URL: 'postgres://replica/x' })).toThrow('needs DATABASE_URL');
  });

  it('say who is asked outside', () => {
    expect(readConfig({})).toMatchObject({ whoisServer: { host: 'whois.iana.org', port: 43 }, resolver: [] });
    const environment = { WHOIS_SERVER: 'whois.example.net:4343', RESOLVER: '192.0.2.53, [::1]:5353 2001:db8::53' };
    expect(readConfig(environment)).toMatchObject({
      whoisServer: { host: 'whois.example.net', port: 4343 },
      resolver: ['192.0.2.53', '[::1]:5353', '2001:db8::53'],
    });
  });

  it.each([
    [
      'WHOIS_SERVER',
      'https://whois.example.net',
      'WHOIS_SERVER: "https://whois.example.net" is not valid; expected a whois server such as whois.iana.org or 127.0.0.1:4343.',
    ],
    [
      'RESOLVER',
      'dns.example.net',
      'RESOLVER: "dns.example.net" is not valid; expected comma-separated addresses of DNS resolvers, such as 127.0.0.1 or [::1]:5353.',
    ],
    ['PORT', '65536', 'PORT: "65536" is not valid; expected a port number from 0 (any free one) to 65535.'],
    ['PORT', 'http', 'PORT: "http" is not valid; expected a port number from 0 (any free one) to 65535.'],
    ['SAMPLE_DATA', 'perhaps', 'SAMPLE_DATA: "perhaps" is not valid; expected yes or no.'],
    [
      'EMBED_ORIGINS',
      'https://partner.example/page',
      'EMBED_ORIGINS: "https://partner.example/page" is not valid; expected comma-separated addresses of sites, such as https://partner.example, or * for any.',
    ],
    ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL: "ftp://x" is not valid; expected an http or https address.'],
    [
      'DATABASE_URL',
      'mysql://u:secret@h/d',
      'DATABASE_URL: the value given is not valid; expected an address such as postgres://user@host:5432/routeglass.',
    ],
  ])('refuse %s=%s in one line', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(new BadSetting(line));
  });
});
