import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../../../docs/accuracy.md', import.meta.url);
const HEAD = `# How often Routeglass is right

Written by \`npm run bench -- accuracy\` from the real files beside the checkout and from the laboratory. A section without data keeps its last result.
`;

/** Replaces the section with this name in docs/accuracy.md, or appends it. The text is Markdown and begins with a heading. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const section = `${begin}\n\n${text.trim()}\n\n${end}`;
  const from = old.indexOf(begin);
  const to = old.indexOf(end);
  const next =
    from === -1 || to === -1
      ? `${old.trimEnd()}\n\n${section}\n`
      : old.slice(0, from) + section + old.slice(to + end.length);
  writeFileSync(FILE, next);
}
