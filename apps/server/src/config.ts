import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SampleSession, sampleSessions } from '@routeglass/api-client/accounts';
import { parseWhoisServer, type WhoisServer } from '@routeglass/domain/whois';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const yesOrNo = v.pipe(
  v.string(),
  v.regex(/^(?:1|true|yes|on|0|false|no|off)$/i),
  v.transform((text) => /^(?:1|true|yes|on)$/i.test(text)),
);
const address = (protocol: RegExp) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocol.test(new URL(text).protocol)),
  );

/** `https://partner.example, https://other.example:8443`, or `*`. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== '')),
  v.array(
    v.pipe(
      v.string(),
      v.check((word) => word === '*' || (/^https?:/.test(word) && URL.canParse(word) && new URL(word).origin === word)),
    ),
  ),
);

/** `127.0.0.1, [2001:db8::53]:5353`: addresses alone, since a name would need a resolver itself. */
const resolvers = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== '')),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (word) => isIP(word.replace(/^\[([\da-f:.]+)\](?::\d{1,5})?$/i, '$1').replace(/^([\d.]+):\d{1,5}$/, '$1')) > 0,
      ),
    ),
  ),
);
const whoisServer = v.pipe(
  v.string(),
  v.transform(parseWhoisServer),
  v.check((server) => server !== null),
);

/** Every setting: what it reads, its default, and what a wrong value is told. Empty counts as not set. */
const settings = {
  PORT: { reads: wholeNumber(0, 65_535), otherwise: '3000', expects: 'a port number from 0 (any free one) to 65535' },
  HOST: { reads: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), otherwise: '0.0.0.0', expects: 'an address or host name' },
  DATA_DIR: { reads: v.string(), otherwise: 'data', expects: 'a folder' },
  DATABASE_URL: {
    reads: address(/^postgres(?:ql)?:$/),
    otherwise: undefined,
    expects: 'an address such as postgres://user@host:5432/routeglass',
  },
  PUBLIC_URL: { reads: address(/^https?:$/), otherwise: undefined, expects: 'an http or https address' },
  SAMPLE_DATA: { reads: yesOrNo, otherwise: 'yes', expects: 'yes or no' },
  SAMPLE_SESSION: {
    reads: v.picklist(sampleSessions),
    otherwise: undefined,
    expects: sampleSessions.join(' or '),
  },
  RETENTION_DAYS: {
    reads: wholeNumber(0, 36_500),
    otherwise: '30',
    expects: 'days of updates to keep, or 0 to keep all',
  },
  RATE_LIMIT: {
    reads: wholeNumber(0, 100_000_000),
    otherwise: '60000',
    expects: 'API requests a minute for one address, or 0 for no limit',
  },
  TRUST_PROXY: { reads: yesOrNo, otherwise: 'no', expects: 'yes or no' },
  WHOIS_SERVER: {
    reads: whoisServer,
    otherwise: 'whois.iana.org',
    expects: 'a whois server such as whois.iana.org or 127.0.0.1:4343',
  },
  RESOLVER: {
    reads: resolvers,
    otherwise: undefined,
    expects: 'comma-separated addresses of DNS resolvers, such as 127.0.0.1 or [::1]:5353',
  },
  EMBED_ORIGINS: {
    reads: origins,
    otherwise: undefined,
    expects: 'comma-separated addresses of sites, such as https://partner.example, or * for any',
  },
} as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder of the embedded database, its lock and its control socket. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Address under which visitors reach the server; https turns Strict-Transport-Security on. */
  readonly publicUrl: string | undefined;
  /** Whether the first start loads the laboratory and the registry facts. */
  readonly sampleData: boolean;
  /** Who visitors are until accounts exist; with sample data a subscriber unless it is set. */
  readonly sampleSession: SampleSession;
  /** Updates that are more days older than the newest data of their collector are forgotten once a newer table holds what they led to; 0 keeps all. */
  readonly retentionDays: number;
  /** API requests a minute for one address; 0 for no limit. */
  readonly rateLimit: number;
  /** Whether X-Forwarded-For of a proxy names the visitor. */
  readonly trustProxy: boolean;
  /** The whois server that is asked first; it refers to the registries. */
  readonly whoisServer: WhoisServer;
  /** Resolvers of the name system; those of the machine where empty. */
  readonly resolver: readonly string[];
  /** Sites whose pages may read the API from a visitor's browser; `*` stands for any. */
  readonly embedOrigins: readonly string[];
}

/** A setting that cannot be used; the message is one line that names variable, value and what is expected. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** Reads the settings. Throws `BadSetting` for the first value that cannot be used. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends keyof typeof settings>(name: Name) => {
    const { reads, otherwise, expects } = settings[name];
    const text = environment[name]?.trim() || otherwise;
    if (text === undefined) return undefined;
    const result = v.safeParse(reads, text);
    // A database address may hold a password, which belongs in no log.
    const shown = name === 'DATABASE_URL' ? 'the value given' : JSON.stringify(text);
    if (!result.success) throw new BadSetting(`${name}: ${shown} is not valid; expected ${expects}.`);
    return result.output as v.InferOutput<(typeof settings)[Name]['reads']>;
  };
  const given = <T>(value: T | undefined): T => value as T;
  const dataDir = given(read('DATA_DIR'));
  const sampleData = given(read('SAMPLE_DATA'));
  return {
    port: given(read('PORT')),
    host: given(read('HOST')),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(join(root, dataDir)),
    databaseUrl: read('DATABASE_URL'),
    publicUrl: read('PUBLIC_URL'),
    sampleData,
    sampleSession: read('SAMPLE_SESSION') ?? (sampleData ? 'rating' : 'none'),
    retentionDays: given(read('RETENTION_DAYS')),
    rateLimit: given(read('RATE_LIMIT')),
    trustProxy: given(read('TRUST_PROXY')),
    whoisServer: given(read('WHOIS_SERVER')) ?? { host: 'whois.iana.org', port: 43 },
    resolver: read('RESOLVER') ?? [],
    embedOrigins: read('EMBED_ORIGINS') ?? [],
  };
}
