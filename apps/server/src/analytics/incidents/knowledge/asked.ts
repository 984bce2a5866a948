/**
 * Answers that must be fetched, for questions that cannot wait. A question without an answer is noted and returns undefined. Later all noted
 * questions are fetched at once, and the caller asks again.
 */
export class Asked<Answer> {
  /** How often a question had no answer yet. */
  unanswered = 0;
  readonly #known = new Map<string, Answer>();
  readonly #noted = new Set<string>();
  readonly #fetch: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
  readonly #otherwise: Answer;

  /** `otherwise`: the answer if the fetch returns none. */
  constructor(fetch: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>, otherwise: Answer) {
    this.#fetch = fetch;
    this.#otherwise = otherwise;
  }

  ask(key: string): Answer | undefined {
    const known = this.#known.get(key);
    if (known === undefined) {
      this.#noted.add(key);
      this.unanswered += 1;
    }
    return known;
  }

  async answer(): Promise<void> {
    if (this.#noted.size === 0) return;
    const keys = [...this.#noted];
    this.#noted.clear();
    const found = await this.#fetch(keys);
    for (const key of keys) this.#known.set(key, found.get(key) ?? this.#otherwise);
  }
}
