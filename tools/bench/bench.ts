/** One measured line: our value compared with other tools or a limit, in the same unit. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  /** Other tools by name, measured in the same run. */
  readonly peers?: Readonly<Record<string, number>>;
  /** The limit for the figure, and the direction that is better. */
  readonly limit?: { readonly at: number; readonly better: 'lower' | 'higher' };
  readonly note?: string;
}

/** A topic of measurements. `run` reports figures as they come; `skip` explains in a sentence why nothing can be measured here. */
export interface Bench {
  readonly topic: string;
  readonly about: string;
  skip?(): string | null;
  /** `options`: words of the command such as `sizes=1,2`, by name. */
  run(report: (figure: Figure) => void, options: ReadonlyMap<string, string>): Promise<void> | void;
}

/** Median of an odd or even number of samples. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
