/** A sentence for each rule of a stylesheet outside a cascade layer, where it would depend on the order of a page's stylesheets. */
export function unlayeredProblems(sheet: string, css: string): string[] {
  return topLevel(css)
    .filter((rule) => !/^@(layer|font-face)\b/.test(rule))
    .map((rule) => `${sheet}: outside of any layer: ${rule.slice(0, 60)}`);
}

/** Statements and blocks that are not inside another block. */
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
