import { BlockList } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SampleSession } from '@routeglass/api-client/accounts';
import type { SiteSettings } from '@routeglass/api-client/contract';
import type { WhoisServer } from '@routeglass/domain/whois';
import * as v from 'valibot';
import { BadSetting } from './badSetting.ts';
import type { LogFormat } from './telemetry/log.ts';
import { type PaymentConfig, paymentOf } from './paymentConfig.ts';
import { SECRET, settings } from './settings.ts';
import type { BillingSettings } from './accounts/billing/settings.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Settings that mean nothing without each other. */
const HALVES: readonly (readonly (keyof typeof settings)[])[] = [
  ['DKIM_DOMAIN', 'DKIM_KEY_FILE'],
  ['COLLECTOR_ASN', 'COLLECTOR_IP'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['PEERINGDB_CLIENT_ID', 'PEERINGDB_CLIENT_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
];

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings);

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder of the embedded database, its lock and its control socket. */
  readonly dataDir: string;
  /** Absolute path of the folder of plans, products and articles; the one beside the packages unless it is set. */
  readonly contentDir: string;
  /** Absolute path of the folder that administrators import from; undefined if none is. */
  readonly importDir: string | undefined;
  readonly databaseUrl: string | undefined;
  /** A streaming replica of it for look-ups of public data. */
  readonly databaseReadUrl: string | undefined;
  /** Processes that answer; several need a PostgreSQL server. */
  readonly webProcesses: number;
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
  /** The collector's end of BGP sessions; null if it takes none. */
  readonly collector: { readonly asn: number; readonly ips: readonly string[] } | null;
  /** List of RDAP servers for AS numbers (RFC 9224): a web address or a file. */
  readonly rdapBootstrap: string;
  /** Resolvers of the name system; those of the machine where empty. */
  readonly resolver: readonly string[];
  /** Addresses inside this network that channels of alerts may reach; none unless set. */
  readonly alertInner: BlockList;
  /** Sites whose pages may read the API from a visitor's browser; `*` stands for any. */
  readonly embedOrigins: readonly string[];
  /** What secrets are encrypted and captchas are signed with; a file of the data folder holds one where it is not set. */
  readonly secretKey: string | undefined;
  /** The mail server; without one letters stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly dkim: { readonly domain: string; readonly selector: string; readonly keyFile: string } | null;
  /** A provider of OpenID Connect by which people sign in. */
  readonly oidc: {
    readonly issuer: string;
    readonly name: string;
    readonly clientId: string;
    readonly clientSecret: string;
  } | null;
  readonly peeringDbLogin: { readonly clientId: string; readonly clientSecret: string; readonly base: string } | null;
  /** Where the personal area is, if not here: an address without a slash at the end. */
  readonly personalAreaUrl: string | undefined;
  readonly payment: PaymentConfig;
  /** What stands on bills. */
  readonly bills: Omit<BillingSettings, 'provider' | 'origin'>;
  /** What lets a program read `/metrics`; without it that is no page. */
  readonly metricsToken: string | undefined;
  /** A listener of its own for `/metrics`. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | undefined;
  readonly logFormat: LogFormat;
  /** A collector of traces (OTLP over HTTP), and headers for it. */
  readonly traces: { readonly endpoint: string; readonly headers: Readonly<Record<string, string>> } | null;
  /** Map tiles, in place of the embedded outline of the world; null if none are set. */
  readonly tiles: SiteSettings['tiles'];
  /** Addresses of hosts that are not here. */
  readonly hosts: SiteSettings['hosts'];
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null;
}

export { BadSetting };

/** Reads the settings. Throws `BadSetting` for the first value that cannot be used. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends keyof typeof settings>(name: Name) => {
    const { reads, otherwise, expects } = settings[name];
    const text = environment[name]?.trim() || otherwise;
    if (text === undefined) return undefined;
    const result = v.safeParse(reads, text);
    const shown = SECRET.has(name) ? 'the value given' : JSON.stringify(text);
    if (!result.success) throw new BadSetting(`${name}: ${shown} is not valid; expected ${expects}.`);
    return result.output as v.InferOutput<(typeof settings)[Name]['reads']>;
  };
  const isSet = (name: string): boolean => (environment[name]?.trim() ?? '') !== '';
  const given = <T>(value: T | undefined): T => value as T;
  const dataDir = given(read('DATA_DIR'));
  const importDir = read('IMPORT_DIR');
  const sampleData = given(read('SAMPLE_DATA'));
  const [dkimDomain, dkimKey] = [read('DKIM_DOMAIN'), read('DKIM_KEY_FILE')];
  const [collectorAsn, collectorIps] = [read('COLLECTOR_ASN'), read('COLLECTOR_IP')];
  const [siteKey, recaptchaSecret] = [read('RECAPTCHA_SITE_KEY'), read('RECAPTCHA_SECRET')];
  const tileUrl = read('TILE_URL');
  const [issuer, oidcId, oidcSecret] = [read('OIDC_ISSUER'), read('OIDC_CLIENT_ID'), read('OIDC_CLIENT_SECRET')];
  const [pdbId, pdbSecret] = [read('PEERINGDB_CLIENT_ID'), read('PEERINGDB_CLIENT_SECRET')];
  const database = {
    databaseUrl: read('DATABASE_URL'),
    databaseReadUrl: read('DATABASE_READ_URL'),
    webProcesses: given(read('WEB_PROCESSES')),
  };
  refuseAlone(database);
  const halves = HALVES.find((names) => names.some(isSet) && !names.every(isSet));
  if (halves) throw new BadSetting(`${halves.join(' and ')}: set all or none of them.`);
  const otlp = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  return {
    port: given(read('PORT')),
    host: given(read('HOST')),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(join(root, dataDir)),
    contentDir: resolve(join(root, 'content'), read('CONTENT_DIR') ?? ''),
    importDir: importDir === undefined ? undefined : resolve(root, importDir),
    ...database,
    publicUrl: read('PUBLIC_URL'),
    sampleData,
    sampleSession: read('SAMPLE_SESSION') ?? (sampleData ? 'rating' : 'none'),
    retentionDays: given(read('RETENTION_DAYS')),
    rateLimit: given(read('RATE_LIMIT')),
    trustProxy: given(read('TRUST_PROXY')),
    whoisServer: given(read('WHOIS_SERVER')) ?? { host: 'whois.iana.org', port: 43 },
    collector:
      collectorAsn !== undefined && collectorIps !== undefined ? { asn: collectorAsn, ips: collectorIps } : null,
    rdapBootstrap: given(read('RDAP_BOOTSTRAP')),
    resolver: read('RESOLVER') ?? [],
    alertInner: read('ALERT_INNER') ?? new BlockList(),
    embedOrigins: read('EMBED_ORIGINS') ?? [],
    payment: paymentOf({
      sandbox: read('PAYMENT') === 'sandbox',
      secretKey: read('STRIPE_SECRET_KEY'),
      webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
      address: read('STRIPE_URL'),
    }),
    bills: {
      issuer: {
        name: given(read('BILL_ISSUER')),
        address: read('BILL_ADDRESS') ?? [],
        country: read('BILL_COUNTRY') ?? null,
        registration: read('BILL_REGISTRATION') ?? null,
        vatId: read('BILL_VAT_ID') ?? null,
        bank: read('BILL_BANK') ?? [],
      },
      vatPercent: given(read('BILL_VAT_PERCENT')),
      prefix: given(read('BILL_PREFIX')),
      dueDays: given(read('BILL_DUE_DAYS')),
    },
    secretKey: read('SECRET_KEY'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    dkim:
      dkimDomain !== undefined && dkimKey !== undefined
        ? { domain: dkimDomain, selector: given(read('DKIM_SELECTOR')), keyFile: dkimKey }
        : null,
    oidc:
      issuer !== undefined && oidcId !== undefined && oidcSecret !== undefined
        ? { issuer, name: read('OIDC_NAME') ?? new URL(issuer).hostname, clientId: oidcId, clientSecret: oidcSecret }
        : null,
    peeringDbLogin:
      pdbId !== undefined && pdbSecret !== undefined
        ? { clientId: pdbId, clientSecret: pdbSecret, base: given(read('PEERINGDB_AUTH_URL')).replace(/\/+$/, '') }
        : null,
    personalAreaUrl: read('PERSONAL_AREA_URL')?.replace(/\/+$/, ''),
    metricsToken: read('METRICS_TOKEN'),
    metricsAddress: read('METRICS_ADDRESS'),
    logFormat: given(read('LOG_FORMAT')),
    traces: otlp === undefined ? null : { endpoint: otlp, headers: read('OTEL_EXPORTER_OTLP_HEADERS') ?? {} },
    tiles: tileUrl === undefined ? null : { url: tileUrl, attribution: read('TILE_ATTRIBUTION') ?? '' },
    hosts: given(read('API_HOSTS')),
    recaptcha: siteKey !== undefined && recaptchaSecret !== undefined ? { siteKey, secret: recaptchaSecret } : null,
  };
}

/** The embedded database belongs to one process, and has no replica. */
function refuseAlone({
  databaseUrl,
  databaseReadUrl,
  webProcesses,
}: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'webProcesses'>): void {
  if (databaseUrl !== undefined) return;
  if (databaseReadUrl !== undefined)
    throw new BadSetting('DATABASE_READ_URL needs DATABASE_URL: it is a replica of that database.');
  if (webProcesses > 1)
    throw new BadSetting(
      `WEB_PROCESSES: ${webProcesses} needs DATABASE_URL, since the embedded database belongs to one process.`,
    );
}
