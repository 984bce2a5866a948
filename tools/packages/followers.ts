/**
 * Sentences for rules that match any element after another one, such as `main ~ *`. Such a rule makes the browser recalculate the styles of
 * everything after each element that is added or removed.
 */
export function followerProblems(sheet: string, css: string): string[] {
  return [...css.matchAll(/[^{}]+(?=\{)/g)]
    .flatMap(([prelude]) => prelude.split(';').at(-1)?.split(',') ?? [])
    .filter((selector) => /[+~]\s*\*/.test(selector))
    .map((selector) => `${sheet}: a rule about any element that follows another: ${selector.trim()}`);
}
