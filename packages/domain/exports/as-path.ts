export { asnsOf, collapsePrepends, hasLoop, hasSet, numbersOf, originOf, setsOf } from '../src/as-path/asPath.ts';
export type { AsGroup, AsPath, PathSet } from '../src/as-path/asPath.ts';
export { countedPath, formatAsPath, parseAsPath } from '../src/as-path/text.ts';
export { pathKey } from '../src/as-path/pathKey.ts';
