/** A source of routing or registry data with its last import and its last failure. */
export interface DataSource {
  /** `mrt-rib`, `vrps`. */
  readonly kind: string;
  readonly name: string;
  /** Whether it belongs to the demo data. */
  readonly sample: boolean;
  /** Time of its content; null if the file carries no date. */
  readonly asOf: Date | null;
  /** Age of its content in seconds; null if the file carries no date. */
  readonly ageInSeconds: number | null;
  /** Null if it was never imported successfully. */
  readonly loadedAt: Date | null;
  readonly records: number;
  /** Size of the imported file; null if it was not a file. */
  readonly bytes: number | null;
  readonly failure: { readonly at: Date; readonly message: string } | null;
}

/** A problem in the content folder. */
export interface ContentProblem {
  /** Empty if the folder itself cannot be read. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Whether the last import of a source failed. */
export function isFailing({ failure, loadedAt }: Pick<DataSource, 'failure' | 'loadedAt'>): boolean {
  return failure !== null && (loadedAt === null || failure.at > loadedAt);
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Bytes in powers of 1000, at most three digits: `812 B`, `3.4 MB`. */
export function bytesText(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 999.5 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  return `${unit > 0 && value < 99.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
