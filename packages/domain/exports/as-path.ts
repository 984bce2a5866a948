export { asnsOf, collapsePrepends, hasLoop, hasSet, numbersOf, originOf, setsOf } from '../src/as-path/asPath.ts';
export type { AsGroup, AsPath, PathSet } from '../src/as-path/asPath.ts';
export { aggregateOf } from '../src/as-path/aggregate.ts';
export type { Aggregate } from '../src/as-path/aggregate.ts';
export { countedPath, formatAsPath, parseAsPath } from '../src/as-path/text.ts';
export { pathKey } from '../src/as-path/pathKey.ts';
