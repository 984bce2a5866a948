import { contract, domain, type Room } from './room.ts';

/** The rooms of `apps/server`, in the order in which they claim its files. */
export const serverRooms: readonly Room[] = [
  {
    name: 'server modules',
    holds: /^apps\/server\/src\/modules\//,
    may: [
      /^apps\/server\/src\/(modules|http|store|content|config|outside)/,
      contract,
      domain,
      /^hono($|\/)/,
      /^graphql$/,
      /^kysely$/,
      /^tldts$/,
      /^valibot$/,
      /^node:/,
    ],
  },
  {
    // The operator's texts: read from files, not from the database.
    name: 'server content',
    holds: /^apps\/server\/src\/content\//,
    may: [
      /^apps\/server\/src\/content\//,
      contract,
      /^markdown-it$/,
      /^sanitize-html$/,
      /^valibot$/,
      /^yaml$/,
      /^node:/,
    ],
  },
  {
    name: 'server store',
    holds: /^apps\/server\/src\/store\//,
    may: [
      /^apps\/server\/src\/(store\/|config\.ts|giveBackMemory\.ts)/,
      domain,
      /^kysely($|\/)/,
      /^pg($|-)/,
      /^@electric-sql\//,
      /^node:/,
    ],
  },
  {
    name: 'server analytics',
    holds: /^apps\/server\/src\/analytics\//,
    may: [/^apps\/server\/src\/(analytics|store)\//, domain, /^kysely$/, /^node:/],
  },
  {
    name: 'server ingest',
    holds: /^apps\/server\/src\/ingest\//,
    may: [
      /^apps\/server\/src\/(ingest|analytics|store|lab)\//,
      /^apps\/server\/src\/(config|stopping|commandWords|outside\/sendProblem)\.ts$/,
      domain,
      /^kysely$/,
      /^valibot$/,
      /^node:/,
      /^@foxglove\/wasm-bz2$/,
      /^@ip-location-db\//,
    ],
  },
  {
    name: 'server lab',
    holds: /^apps\/server\/src\/lab\//,
    may: [/^apps\/server\/src\/(lab\/|commandWords\.ts$)/, domain, /^node:/],
  },
  {
    name: 'server pages',
    holds:
      /^apps\/server\/src\/http\/(share\/\w+|drawing\/message|(embedOfPage|feeds|firstLoad|hasSubject|headHtml|missingPage|pageAccess|portal|site|siteMaps))\.ts$/,
    may: [
      /^apps\/server\/src\/(http|content)\//,
      contract,
      domain,
      /^@routeglass\/api-client\/(client|pages|page\/\w+)$/,
      /^@resvg\/resvg-js$/,
      /^hono$/,
      /^valibot$/,
      /^node:/,
    ],
  },
  {
    // Servers elsewhere: registries, DNS.
    name: 'server outside',
    holds: /^apps\/server\/src\/outside\//,
    may: [/^apps\/server\/src\/(outside\/|http\/problem\.ts$)/, contract, domain, /^valibot$/, /^node:/],
  },
  {
    name: 'server accounts',
    holds: /^apps\/server\/src\/accounts\//,
    may: [
      /^apps\/server\/src\/(accounts|http|store|config|outside)/,
      contract,
      domain,
      /^hono($|\/)/,
      /^@hono\/node-server\/conninfo$/,
      /^kysely$/,
      /^valibot$/,
      /^altcha-lib($|\/)/,
      /^nodemailer$/,
      /^postal-mime$/,
      /^otplib$/,
      /^@simplewebauthn\/server$/,
      /^openid-client$/,
      /^(stripe|pdfkit|bidi-js)$/,
      /^node:/,
    ],
  },
  {
    name: 'server telemetry',
    holds: /^apps\/server\/src\/telemetry\//,
    may: [
      /^apps\/server\/src\/(telemetry|http|store|ingest)/,
      /^hono$/,
      /^kysely$/,
      /^prom-client$/,
      /^@opentelemetry\//,
      /^node:/,
    ],
  },
  {
    name: 'server',
    holds: /^apps\/server\/src\//,
    may: [/^apps\/server\/src\//, contract, domain, /^hono($|\/)/, /^@hono\//, /^valibot$/, /^kysely$/, /^node:/],
  },
];
