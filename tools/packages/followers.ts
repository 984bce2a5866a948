/**
 * Sentences for rules about any element that follows another, such as `main ~ *`. Wherever an element comes or goes, a browser then works out
 * the styles of all that follows it anew, with everything inside.
 */
export function followerProblems(sheet: string, css: string): string[] {
  return [...css.matchAll(/[^{}]+(?=\{)/g)]
    .flatMap(([prelude]) => prelude.split(';').at(-1)?.split(',') ?? [])
    .filter((selector) => /[+~]\s*\*/.test(selector))
    .map((selector) => `${sheet}: a rule about any element that follows another: ${selector.trim()}`);
}
