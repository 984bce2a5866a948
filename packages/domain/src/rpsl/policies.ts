import type { RpslAttribute } from './rpslObject.ts';

/** What a filter accepts: everything, what it names, or nothing. */
export type FilterReach = 'all' | 'some' | 'none';

/** What a network declares to accept from, or announce to, one neighbor (RFC 2622, section 6; RFC 4012, section 2.5). */
export interface Policy {
  readonly direction: 'import' | 'export';
  readonly versions: readonly (4 | 6)[];
  readonly neighbor: number;
  readonly reach: FilterReach;
  /** Sets named by the filter, in capitals. */
  readonly sets: readonly string[];
  /** The attribute as in the registry. */
  readonly line: string;
}

const DIRECTIONS: Readonly<Record<string, Policy['direction']>> = {
  import: 'import',
  'mp-import': 'import',
  default: 'import',
  'mp-default': 'import',
  export: 'export',
  'mp-export': 'export',
};
/** A neighbor. Between neighbors, and before the filter, there may be routers and actions. */
const NEIGHBOR = /\b(?:from|to)\s+AS(\d{1,10})(?![\w.:-])/gi;
const FILTER_BEGIN = /\b(?:accept|announce)\b/gi;
const EVERYTHING = /^(?:(?:AS-|RS-)?ANY|\{\s*(?:0\.0\.0\.0\/0|::\/0|::0\/0)(?:\^[\d+-]+)?\s*\})$/;
const NAMES = /(?<![\w:-])(?:AS\d+|PEERAS|(?:AS\d+:)*(?:AS|RS)-[\w:-]+)(?![\w:-])/g;

/** The policies of an aut-num, in order; unreadable lines are left out. A `default` accepts everything. */
export function policiesOf(attributes: readonly RpslAttribute[]): Policy[] {
  return attributes.flatMap(({ name, value }) => {
    const direction = DIRECTIONS[name];
    if (!direction) return [];
    const line = `${name}: ${value.replaceAll(/\s+/g, ' ')}`;
    const versions = versionsOf(name, value);
    return termsOf(name, value).flatMap(({ neighbors, filter }) => {
      const reach = reachOf(filter);
      if (!reach) return [];
      const sets = [...filter.matchAll(NAMES)].map(([text]) => text).filter((text) => text.includes('-'));
      return neighbors.map((neighbor): Policy => ({ direction, versions, neighbor, reach, sets, line }));
    });
  });
}

/** `import` and similar attributes are IPv4; `mp-import` names its address families, and applies to both if it names none. */
function versionsOf(name: string, value: string): (4 | 6)[] {
  if (!name.startsWith('mp-')) return [4];
  const [, list] = /^\s*(?:protocol\s+\S+\s+(?:into\s+\S+\s+)?)?afi\s+((?:[\w.]+\s*,\s*)*[\w.]+)/i.exec(value) ?? [];
  if (list === undefined) return [4, 6];
  const families = list.toLowerCase().split(/\s*,\s*/);
  const has = (family: string): boolean =>
    families.some((one) => [family, `${family}.unicast`, 'any', 'any.unicast'].includes(one));
  return ([4, 6] as const).filter((version) => has(`ipv${version}`));
}

/** Neighbors with the filter that applies to them. A structured policy (`{ …; … } refine …`) has several. */
function termsOf(name: string, value: string): { neighbors: number[]; filter: string }[] {
  if (name.endsWith('default')) return [{ neighbors: neighborsOf(value), filter: 'ANY' }];
  const terms: { neighbors: number[]; filter: string }[] = [];
  let begin = 0;
  for (const { index, 0: word } of value.matchAll(FILTER_BEGIN)) {
    const filter = filterAt(value, index + word.length);
    terms.push({ neighbors: neighborsOf(value.slice(begin, index)), filter: filter.trim().toUpperCase() });
    begin = index + word.length + filter.length;
  }
  return terms;
}

function neighborsOf(text: string): number[] {
  const asns = [...text.matchAll(NEIGHBOR)].map(([, digits]) => Number(digits));
  return [...new Set(asns)].filter((asn) => asn <= 0xff_ff_ff_ff);
}

/** The filter that begins at a position: it ends at a semicolon, at a brace that it did not open, or at `except` or `refine`. */
function filterAt(value: string, begin: number): string {
  let depth = 0;
  for (let at = begin; at < value.length; at++) {
    const sign = value[at];
    if (sign === '{') depth++;
    if (sign === '}' && --depth < 0) return value.slice(begin, at);
    if (depth > 0) continue;
    if (sign === ';' || /^\s(?:except|refine)\b/i.test(value.slice(at, at + 8))) return value.slice(begin, at);
  }
  return value.slice(begin);
}

/** Undefined if the filter's reach depends on the registry or on the routes themselves. */
function reachOf(filter: string): FilterReach | undefined {
  const bare = filter.replace(/^\((.*)\)$/, '$1').trim();
  if (EVERYTHING.test(bare) || /^(?:(?:AS-|RS-)?ANY\s+AND\s+)?NOT\s+(?!ANY$)/.test(bare)) return 'all';
  if (/^NOT\s+ANY$/.test(bare)) return 'none';
  if (/^(?:AS-|RS-)?ANY\b/.test(bare)) return undefined;
  return bare.search(NAMES) >= 0 || /^\{.*\}/.test(bare) ? 'some' : undefined;
}
