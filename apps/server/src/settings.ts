import { sampleSessions } from '@routeglass/api-client/accounts';
import * as v from 'valibot';
import { addressBlocks } from './addressBlocks.ts';
import {
  address,
  headerList,
  lines,
  listenAddress,
  origins,
  provider,
  resolvers,
  splitHosts,
  tileAddress,
  whoisServer,
  wholeNumber,
  yesOrNo,
} from './settingReaders.ts';
import { logFormats } from './telemetry/log.ts';

/** Every setting: what it reads, its default, and what a wrong value is told. Empty counts as not set. */
export const settings = {
  PORT: { reads: wholeNumber(0, 65_535), otherwise: '3000', expects: 'a port number from 0 (any free one) to 65535' },
  HOST: { reads: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), otherwise: '0.0.0.0', expects: 'an address or host name' },
  DATA_DIR: { reads: v.string(), otherwise: 'data', expects: 'a folder' },
  CONTENT_DIR: { reads: v.string(), otherwise: undefined, expects: 'a folder' },
  IMPORT_DIR: { reads: v.string(), otherwise: undefined, expects: 'a folder' },
  DATABASE_URL: {
    reads: address(/^postgres(?:ql)?:$/),
    otherwise: undefined,
    expects: 'an address such as postgres://user@host:5432/routeglass',
  },
  DATABASE_READ_URL: {
    reads: address(/^postgres(?:ql)?:$/),
    otherwise: undefined,
    expects: 'an address such as postgres://user@replica:5432/routeglass',
  },
  WEB_PROCESSES: { reads: wholeNumber(1, 64), otherwise: '1', expects: 'a number of processes from 1 to 64' },
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
  RDAP_BOOTSTRAP: {
    reads: v.string(),
    otherwise: 'https://data.iana.org/rdap/asn.json',
    expects: 'a web address or a file with the list of RDAP servers for AS numbers',
  },
  COLLECTOR_ASN: { reads: wholeNumber(1, 4_294_967_295), otherwise: undefined, expects: 'an AS number' },
  COLLECTOR_IP: {
    reads: v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== '')),
      v.array(v.pipe(v.string(), v.ip())),
    ),
    otherwise: undefined,
    expects: 'an IPv4 and an IPv6 address with a comma between, or one of them',
  },
  ALERT_INNER: {
    reads: addressBlocks,
    otherwise: undefined,
    expects: 'comma-separated addresses or blocks such as 127.0.0.1 or 10.1.0.0/16',
  },
  RESOLVER: {
    reads: resolvers,
    otherwise: undefined,
    expects: 'comma-separated addresses of DNS resolvers, such as 127.0.0.1 or [::1]:5353',
  },
  SECRET_KEY: {
    reads: v.pipe(v.string(), v.minLength(32)),
    otherwise: undefined,
    expects: 'at least 32 random characters',
  },
  SMTP_URL: {
    reads: address(/^smtps?:$/),
    otherwise: undefined,
    expects: 'a mail server such as smtp://user:password@mail.example.net:587',
  },
  MAIL_FROM: {
    reads: v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^<\r\n]*<[^\s@<>]+@[^\s@<>]+>$/)),
    otherwise: undefined,
    expects: 'a sender such as Routeglass <noreply@example.net>',
  },
  DKIM_DOMAIN: { reads: v.string(), otherwise: undefined, expects: 'a domain' },
  DKIM_SELECTOR: { reads: v.string(), otherwise: 'routeglass', expects: 'a selector' },
  DKIM_KEY_FILE: { reads: v.string(), otherwise: undefined, expects: 'a file with a private key' },
  RECAPTCHA_SITE_KEY: { reads: v.string(), otherwise: undefined, expects: 'a site key' },
  RECAPTCHA_SECRET: { reads: v.string(), otherwise: undefined, expects: 'a secret' },
  OIDC_ISSUER: {
    reads: provider,
    otherwise: undefined,
    expects: 'the https address of a provider (http on this machine alone)',
  },
  OIDC_NAME: { reads: v.pipe(v.string(), v.maxLength(60)), otherwise: undefined, expects: 'a short name' },
  OIDC_CLIENT_ID: { reads: v.string(), otherwise: undefined, expects: 'a client id' },
  OIDC_CLIENT_SECRET: { reads: v.string(), otherwise: undefined, expects: 'a client secret' },
  PEERINGDB_CLIENT_ID: { reads: v.string(), otherwise: undefined, expects: 'a client id' },
  PEERINGDB_CLIENT_SECRET: { reads: v.string(), otherwise: undefined, expects: 'a client secret' },
  PEERINGDB_AUTH_URL: {
    reads: provider,
    otherwise: 'https://auth.peeringdb.com',
    expects: 'the https address of PeeringDB (http on this machine alone)',
  },
  PERSONAL_AREA_URL: {
    reads: address(/^https?:$/),
    otherwise: undefined,
    expects: 'an http or https address without a path',
  },
  TILE_URL: {
    reads: tileAddress,
    otherwise: undefined,
    expects: 'an address such as https://tiles.example.net/{z}/{x}/{y}.png',
  },
  TILE_ATTRIBUTION: { reads: v.pipe(v.string(), v.maxLength(200)), otherwise: undefined, expects: 'a short text' },
  API_HOSTS: {
    reads: splitHosts,
    otherwise: '',
    expects: 'hosts (storage, whois, blog) and their addresses, such as whois=https://whois.example.net',
  },
  PAYMENT: { reads: v.picklist(['sandbox']), otherwise: undefined, expects: 'sandbox, which moves no money' },
  STRIPE_SECRET_KEY: { reads: v.string(), otherwise: undefined, expects: 'a secret key of Stripe' },
  STRIPE_WEBHOOK_SECRET: { reads: v.string(), otherwise: undefined, expects: 'the secret of a webhook of Stripe' },
  STRIPE_URL: { reads: address(/^https?:$/), otherwise: undefined, expects: 'an http or https address' },
  BILL_ISSUER: { reads: v.string(), otherwise: 'Issuer not set', expects: 'the name of a company' },
  BILL_ADDRESS: { reads: lines, otherwise: undefined, expects: 'lines of an address with | between them' },
  BILL_COUNTRY: {
    reads: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    otherwise: undefined,
    expects: 'two letters such as DE',
  },
  BILL_REGISTRATION: { reads: v.string(), otherwise: undefined, expects: 'a registration number' },
  BILL_VAT_ID: { reads: v.string(), otherwise: undefined, expects: 'a VAT ID' },
  BILL_VAT_PERCENT: { reads: wholeNumber(0, 50), otherwise: '0', expects: 'whole percents from 0 to 50' },
  BILL_BANK: { reads: lines, otherwise: undefined, expects: 'lines with | between them, such as Bank | IBAN' },
  BILL_PREFIX: {
    reads: v.pipe(v.string(), v.regex(/^[A-Z\d-]{1,12}$/)),
    otherwise: 'RG',
    expects: 'up to 12 capital letters, digits or -',
  },
  BILL_DUE_DAYS: { reads: wholeNumber(0, 365), otherwise: '14', expects: 'days from 0 to 365' },
  METRICS_TOKEN: {
    reads: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/)),
    otherwise: undefined,
    expects: 'at least 16 characters without spaces',
  },
  METRICS_ADDRESS: {
    reads: listenAddress,
    otherwise: undefined,
    expects: 'an address and a port, such as 127.0.0.1:9464 or [::1]:9464',
  },
  LOG_FORMAT: { reads: v.picklist(logFormats), otherwise: 'text', expects: logFormats.join(' or ') },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    reads: address(/^https?:$/),
    otherwise: undefined,
    expects: 'the http or https address of a collector, such as http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    reads: headerList,
    otherwise: undefined,
    expects: 'headers such as name=value,other=value',
  },
  EMBED_ORIGINS: {
    reads: origins,
    otherwise: undefined,
    expects: 'comma-separated addresses of sites, such as https://partner.example, or * for any',
  },
} as const;

/** Settings whose values belong in no log. */
export const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'RECAPTCHA_SECRET',
  'OIDC_CLIENT_SECRET',
  'PEERINGDB_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);
