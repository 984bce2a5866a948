import { writeParameters } from '../../address/parameters.ts';

/** State of a graph in the address (data-views 2.2). Parameters of the player pass through untouched. */
export interface GraphAddress {
  /** As typed; the server checks whether it is a prefix. Null if none is chosen yet. */
  readonly prefix: string | null;
  readonly targets: readonly number[];
  readonly extended: boolean;
}

const MAX_ASN = 4_294_967_295;

/** Reads any address: invalid values are ignored. `token` is the combined form `prefix_targets` of the path. */
export function readSearch(search: URLSearchParams, token = ''): GraphAddress {
  const [tokenPrefix = '', tokenTargets = ''] = token.split('_');
  return {
    prefix: search.get('prefix')?.trim() || tokenPrefix.trim() || null,
    targets: integers(search.has('targets') ? search.getAll('targets').join(',') : tokenTargets),
    extended: search.get('extended') === 'true',
  };
}

/** The address of a state: `before` with this page's own parameters replaced. Defaults are left out. */
export function writeSearch(state: GraphAddress, before = new URLSearchParams()): URLSearchParams {
  const { prefix, targets, extended } = state;
  const values = { prefix: prefix ?? '', targets: targets.join(','), extended: extended ? 'true' : '' };
  return writeParameters(values, {}, before);
}

function integers(list: string): number[] {
  const found = list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => /^\d{1,10}$/.test(text))
    .map(Number)
    .filter((asn) => asn <= MAX_ASN);
  return [...new Set(found)];
}
