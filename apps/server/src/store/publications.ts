/** Tells whatever keeps answers in this process that other generations are live. */
export interface Publications {
  tell(): void;
  hear(listener: () => void): void;
}

export function createPublications(): Publications {
  const listeners: (() => void)[] = [];
  return {
    tell: () => listeners.forEach((listener) => listener()),
    hear: (listener) => void listeners.push(listener),
  };
}
