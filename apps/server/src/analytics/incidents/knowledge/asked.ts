/**
 * Answers that have to be fetched, behind questions that cannot wait: a question without an answer is noted and answered with undefined, then
 * all that were noted are fetched at once and anyone who asked asks again.
 */
export class Asked<Answer> {
  /** Times that a question went without an answer. */
  unanswered = 0;
  readonly #known = new Map<string, Answer>();
  readonly #noted = new Set<string>();
  readonly #fetch: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
  readonly #otherwise: Answer;

  /** `otherwise`: the answer to what the fetch has none for. */
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
