/** Number of characters that words are indexed by. */
export const WORD_KEY = 2;

/** Networks by the first characters of the words in their labels. */
export interface WordIndex {
  /** Networks with a word that begins with the first characters of a text, each once. */
  beginning(text: string): readonly number[];
}

/** Whether a word of the label begins with the text. Words are separated by spaces. */
export function hasBeginning(label: string, text: string): boolean {
  return label.startsWith(text) || label.includes(` ${text}`);
}

export function wordsOf(labels: readonly string[]): WordIndex {
  const byKey = new Map<string, number[]>();
  const note = (key: string, network: number): void => {
    const known = byKey.get(key);
    if (!known) byKey.set(key, [network]);
    else if (known.at(-1) !== network) known.push(network);
  };
  for (const [network, label] of labels.entries()) {
    for (let at = 0; at >= 0 && at <= label.length;) {
      const key = label.slice(at, at + WORD_KEY);
      if (key !== '') note(key, network);
      const space = label.indexOf(' ', at);
      at = space < 0 ? -1 : space + 1;
    }
  }
  return {
    beginning(text) {
      const key = text.slice(0, WORD_KEY);
      if (key.length === WORD_KEY) return byKey.get(key) ?? [];
      const found = [...byKey].flatMap(([known, networks]) => (known.startsWith(key) ? networks : []));
      return [...new Set(found)];
    },
  };
}
