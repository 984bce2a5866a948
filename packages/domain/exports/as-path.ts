export { asnsOf, collapsePrepends, hasLoop, hasSet, originOf } from '../src/as-path/asPath.ts';
export type { AsGroup, AsPath } from '../src/as-path/asPath.ts';
export { countedPath, formatAsPath, parseAsPath } from '../src/as-path/text.ts';
export { pathKey } from '../src/as-path/pathKey.ts';
