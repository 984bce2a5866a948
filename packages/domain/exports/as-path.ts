export { asnsOf, collapsePrepends, hasLoop, hasSet, originOf } from '../src/as-path/as-path.ts';
export type { AsGroup, AsPath } from '../src/as-path/as-path.ts';
export { countedPath, formatAsPath, parseAsPath } from '../src/as-path/text.ts';
