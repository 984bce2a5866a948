/** Sentences for what a stylesheet sets outside of a cascade layer, where it would depend on the order of the sheets of a page. */
export function unlayeredProblems(sheet: string, css: string): string[] {
  return topLevel(css)
    .filter((rule) => !/^@(layer|font-face)\b/.test(rule))
    .map((rule) => `${sheet}: outside of any layer: ${rule.slice(0, 60)}`);
}

/** Statements and blocks that are in no other block. */
function topLevel(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let rule = '';
  for (const [part] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/[{};]|[^{};]+/g)) {
    rule += part;
    if (part === '{') depth++;
    if (part === '}') depth--;
    if (depth > 0 || (part !== '}' && part !== ';')) continue;
    found.push(rule.trim());
    rule = '';
  }
  return found;
}
