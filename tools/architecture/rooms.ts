/** One room of the house: which files it holds and what they may import. */
export interface Room {
  readonly name: string;
  /** Files of the room, by a pattern on the path from the root. The first room that matches holds the file. */
  readonly holds: RegExp;
  /** What its files may import: patterns on a path from the root (own code) or on a package specifier. */
  readonly may: readonly RegExp[];
}

const domain = /^@routeglass\/domain\//;
/** The contract, and the document that is made of it. */
const contract =
  /^@routeglass\/api-client\/(contract|accounts|billing|incidents|neighbors|openapi|own|people|prefixes|scans)$/;
const react = /^react(-dom)?($|\/)/;
const vanilla = /^@vanilla-extract\//;
const styles = /^packages\/ui\/src\/(tokens|css)\//;
const door = (pkg: string) => new RegExp(`^@routeglass/${pkg}/`);

/** Who may import whom. Within one room everything may be imported unless the room says less. */
export const rooms: readonly Room[] = [
  { name: 'domain', holds: /^packages\/domain\/(src|exports)\//, may: [/^packages\/domain\/src\//] },
  {
    name: 'api-client contract',
    holds: /^packages\/api-client\/src\/contract\//,
    may: [/^packages\/api-client\/src\/contract\//, domain, /^valibot$/],
  },
  {
    // What the site has, for the portal and the server alike. The list itself imports nothing but types: the router reads it as it is.
    name: 'api-client pages',
    holds: /^packages\/api-client\/src\/pages\//,
    may: [/^packages\/api-client\/src\/(pages|contract)\//, /^packages\/api-client\/src\/client\/input\.ts$/, domain],
  },
  {
    name: 'api-client',
    holds: /^packages\/api-client\/(src|exports)\//,
    may: [/^packages\/api-client\/src\//, domain, /^valibot$/, /^@valibot\//, /^swr($|\/)/, /^react$/],
  },
  {
    // The compiler of the styles sees no other package: it resolves without the workspace's conditions.
    name: 'ui styles of components',
    holds: /^packages\/ui\/src\/(primitives|widgets|testing)\/.*\.css\.ts$/,
    may: [styles, vanilla, /^packages\/ui\/src\/(primitives|widgets)\//],
  },
  {
    name: 'ui tokens and css',
    holds: /^packages\/ui\/src\/(tokens|css)\//,
    may: [styles, vanilla, /^@radix-ui\/colors/, /^@fontsource-variable\//],
  },
  {
    name: 'ui primitives',
    holds: /^packages\/ui\/src\/primitives\//,
    may: [
      styles,
      /^packages\/ui\/src\/primitives\//,
      react,
      vanilla,
      /^react-aria-components($|\/)/,
      /^lucide-react($|\/)/,
      /^country-flag-icons($|\/)/,
    ],
  },
  {
    // What several widgets know: faces, verdicts, evidence, addresses, page views.
    name: 'ui facts',
    holds: /^packages\/ui\/src\/facts\//,
    may: [styles, /^packages\/ui\/src\/(facts|primitives)\//, domain, react],
  },
  {
    name: 'ui widgets',
    holds: /^packages\/ui\/src\/widgets\//,
    may: [
      styles,
      /^packages\/ui\/src\/(facts|primitives|widgets)\//,
      domain,
      react,
      vanilla,
      /^react-aria-components($|\/)/,
      /^lucide-react($|\/)/,
      /^d3-/,
      /^@visx\//,
      /^ol($|\/)/,
      /^topojson-client$/,
      /^world-atlas\//,
      /^topojson-/,
      /^world-atlas\//,
      /^dompurify$/,
      /^uqr$/,
      /^altcha($|\/)/,
      /^country-flag-icons($|\/)/,
    ],
  },
  { name: 'ui testing', holds: /^packages\/ui\/src\/testing\//, may: [/./] },
  { name: 'ui doors', holds: /^packages\/ui\/exports\//, may: [/^packages\/ui\/src\//] },
  {
    name: 'embed',
    holds: /^packages\/embed\/(src|exports)\//,
    // `original:` and `flags:` are names of its own build.
    may: [/^packages\/embed\//, door('ui'), door('api-client'), domain, react, /^(original|flags):/],
  },
  {
    // Draws pages where there is no browser.
    name: 'portal drawing',
    holds: /^apps\/portal\/src\/entry\.server\.tsx$/,
    may: [/^apps\/portal\/src\/(firstLoad|shell)\//, door('api-client'), react, /^react-router$/, /^node:/],
  },
  {
    name: 'portal routes',
    holds: /^apps\/portal\/src\/routes\.ts$/,
    may: [/^packages\/api-client\/src\/pages\/(list\/|routeTree\.ts$)/, /^@react-router\/dev\/routes$/],
  },
  {
    name: 'portal',
    holds: /^apps\/portal\/src\//,
    may: [
      /^apps\/portal\/src\//,
      door('ui'),
      door('api-client'),
      domain,
      react,
      /^react-router($|\/)/,
      /^apps\/portal\/\.react-router\//,
    ],
  },
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
    // What the operator writes: read from files, not from the database.
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
      /^apps\/server\/src\/(store\/|config\.ts)/,
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
      /^apps\/server\/src\/(config|stopping)\.ts$/,
      domain,
      /^kysely$/,
      /^valibot$/,
      /^node:/,
      /bz/,
      /^@ip-location-db\//,
    ],
  },
  { name: 'server lab', holds: /^apps\/server\/src\/lab\//, may: [/^apps\/server\/src\/lab\//, domain, /^node:/] },
  {
    name: 'server pages',
    holds:
      /^apps\/server\/src\/http\/(share\/\w+|drawing\/message|(embedOfPage|feeds|firstLoad|headHtml|portal|site|siteMaps))\.ts$/,
    may: [
      /^apps\/server\/src\/(http|content)\//,
      contract,
      /^@routeglass\/api-client\/(client|pages|page\/\w+)$/,
      /^@resvg\/resvg-js$/,
      /^hono$/,
      /^valibot$/,
      /^node:/,
    ],
  },
  {
    // Servers elsewhere: registries, the name system.
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

/** Rules that a pattern on the imported path alone cannot say: one folder never reaches into its sibling. */
export const siblings: readonly { readonly of: RegExp; readonly unless: RegExp; readonly say: string }[] = [
  {
    of: /^packages\/ui\/src\/widgets\/([^/]+)\//,
    unless: /^packages\/ui\/src\/widgets\/([^/]+)\/\1(\.tsx|\.fixtures\.tsx?)$/,
    say: 'a widget never reaches into another widget: import its component; what both know is a fact (packages/ui/src/facts)',
  },
  {
    of: /^apps\/server\/src\/modules\/([^/]+)\//,
    unless: /^$/,
    say: 'modules never import each other: share through domain or store',
  },
  { of: /^apps\/portal\/src\/routes\/([^/]+)\//, unless: /^$/, say: 'a route never imports another route’s folder' },
];

/** Tests, stories and fixtures may also use the tools of tests. */
export const testFile = /\.(test|test-d|stories|visual\.stories|fixtures|bench)\.tsx?$/;
export const testMay: readonly RegExp[] = [
  /^vitest($|\/)/,
  /^@vitest\//,
  /^fast-check$/,
  /^storybook\//,
  /^@storybook\//,
  /^axe-core$/,
  /^node:/,
  /^valibot$/,
  /^tools\/shared-data\.ts$/,
  /^tools\/run\/propertySeed\.ts$/,
  /^packages\/ui\/src\/testing\//,
  /^packages\/ui\/(src|exports)\//,
  /^apps\/server\/(src|test)\//,
  /^react(-dom)?($|\/)/,
  /^react-router($|\/)/,
  /^@routeglass\//,
  /^pg$/,
];
