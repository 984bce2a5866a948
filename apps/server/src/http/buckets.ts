const MINUTE = 60_000;
const MOST_KEPT = 50_000;

export interface Bucket {
  left: number;
  filledAt: number;
}

/** One bucket per subscriber. It holds the allowance of a minute and refills evenly. */
export class Buckets {
  readonly #perMinute: number;
  readonly #clock: () => number;
  readonly #kept = new Map<string, Bucket>();

  constructor(perMinute: number, clock: () => number) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** The bucket at this moment. */
  of(subscriber: string): Bucket {
    const now = this.#clock();
    const bucket = this.#kept.get(subscriber) ?? { left: this.#perMinute, filledAt: now };
    bucket.left = Math.min(this.#perMinute, bucket.left + ((now - bucket.filledAt) / MINUTE) * this.#perMinute);
    bucket.filledAt = now;
    this.#kept.delete(subscriber);
    this.#kept.set(subscriber, bucket);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return bucket;
  }

  /** Whole seconds until the bucket holds this many again. */
  secondsUntil(count: number, { left }: Bucket): number {
    return Math.ceil(((count - left) / this.#perMinute) * (MINUTE / 1_000));
  }
}
