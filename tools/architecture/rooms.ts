import { domain, type Room } from './room.ts';
import { serverRooms } from './serverRooms.ts';

const react = /^react(-dom)?($|\/)/;
const vanilla = /^@vanilla-extract\//;
const styles = /^packages\/ui\/src\/(tokens|css)\//;
const door = (pkg: string) => new RegExp(`^@routeglass/${pkg}/`);

/** Import rules. Within one room, everything may be imported unless the room says otherwise. */
export const rooms: readonly Room[] = [
  { name: 'domain', holds: /^packages\/domain\/(src|exports)\//, may: [/^packages\/domain\/src\//] },
  {
    name: 'api-client contract',
    holds: /^packages\/api-client\/src\/contract\//,
    may: [/^packages\/api-client\/src\/contract\//, domain, /^valibot$/],
  },
  {
    // The pages of the site, for both the portal and the server. The list itself imports only types: the router reads it without a build.
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
    // The style compiler sees no other package: it resolves without the workspace's conditions.
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
    // Shared by several widgets: faces, verdicts, evidence, addresses, page views.
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
    // `original:` and `flags:` are names from its own build.
    may: [/^packages\/embed\//, door('ui'), door('api-client'), domain, react, /^(original|flags):/],
  },
  {
    // Renders pages outside a browser.
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
  ...serverRooms,
];

/** Rules that a pattern on the imported path alone cannot express: one folder never imports from its sibling. */
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

/** Tests, stories and fixtures may also use test tools. */
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
