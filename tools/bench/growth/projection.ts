/** What loading a table of so many routes took, measured. */
export interface Measured {
  /** Routes there are in all, in millions. */
  readonly routes: number;
  /** Routes that were added, in millions, and the seconds that writing them took. */
  readonly added: number;
  readonly writing: number;
  /** Seconds of computing what follows from all routes. */
  readonly computing: number;
  /** Most memory of the import, and size on disk, in MB. */
  readonly memory: number;
  readonly disk: number;
}

/** What a snapshot of so many routes is expected to take. */
interface Projected {
  /** Seconds of writing all routes with one loader. */
  readonly writing: number;
  /** Seconds of computing in one thread, as it is today. */
  readonly computing: number;
  readonly memory: number;
  readonly disk: number;
}

/**
 * Extrapolates from measured costs per row: whatever follows from all routes has a fixed part and one per million (least squares over the sizes);
 * writing costs what it cost per million.
 *
 * @throws RangeError for fewer than two sizes: one says nothing of growth
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

/** The straight line nearest to these points, by least squares. */
function line(points: readonly (readonly [x: number, y: number])[]): { fixed: number; perMillion: number } {
  const meanX = sum(points.map(([x]) => x)) / points.length;
  const meanY = sum(points.map(([, y]) => y)) / points.length;
  const spread = sum(points.map(([x]) => (x - meanX) ** 2));
  const perMillion = sum(points.map(([x, y]) => (x - meanX) * (y - meanY))) / spread;
  return { fixed: meanY - perMillion * meanX, perMillion };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
