/**
 * Sentences for rules about any element that follows another, such as `main ~ *`. With such a rule, each element that comes or goes makes
 * a browser recalculate the styles of everything after it.
 */
export function followerProblems(sheet: string, css: string): string[] {
  return [...css.matchAll(/[^{}]+(?=\{)/g)]
    .flatMap(([prelude]) => prelude.split(';').at(-1)?.split(',') ?? [])
    .filter((selector) => /[+~]\s*\*/.test(selector))
    .map((selector) => `${sheet}: a rule about any element that follows another: ${selector.trim()}`);
}
