/** Measured costs of loading a table. */
export interface Measured {
  /** Total number of routes, in millions. */
  readonly routes: number;
  /** Number of added routes, in millions, and the seconds to write them. */
  readonly added: number;
  readonly writing: number;
  /** Seconds to compute everything derived from all routes. */
  readonly computing: number;
  /** Peak memory of the import, and size on disk, in MB. */
  readonly memory: number;
  readonly disk: number;
}

/** Expected costs of a snapshot. */
interface Projected {
  /** Seconds to write all routes with one loader. */
  readonly writing: number;
  /** Seconds that one import needs to compute. */
  readonly computing: number;
  readonly memory: number;
  readonly disk: number;
}

/**
 * Extrapolates from measured costs per row. Costs that depend on all routes have a fixed part and a part per million (least squares over the
 * sizes); writing has a constant cost per million.
 *
 * @throws RangeError for fewer than two sizes: one size shows no growth
 */
export function project(measured: readonly Measured[], routes: number): Projected {
  if (new Set(measured.map((one) => one.routes)).size < 2) throw new RangeError('a projection needs two sizes');
  const at = (of: (one: Measured) => number): number => {
    const { fixed, perMillion } = line(measured.map((one) => [one.routes, of(one)]));
    return fixed + perMillion * routes;
  };
  const added = sum(measured.map((one) => one.added));
  const perMillion = sum(measured.map(({ writing }) => writing)) / added;
  return {
    writing: perMillion * routes,
    computing: at(({ computing }) => computing),
    memory: at(({ memory }) => memory),
    disk: at(({ disk }) => disk),
  };
}

/** The straight line closest to these points, by least squares. */
function line(points: readonly (readonly [x: number, y: number])[]): { fixed: number; perMillion: number } {
  const meanX = sum(points.map(([x]) => x)) / points.length;
  const meanY = sum(points.map(([, y]) => y)) / points.length;
  const spread = sum(points.map(([x]) => (x - meanX) ** 2));
  const perMillion = sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) / spread;
  return { fixed: meanY - perMillion * meanX, perMillion };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
