import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'pictures');
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

describe('the drawings of the shipped articles', () => {
  it.each(drawings)('%s has a dark twin of each of its colors', (name) => {
    const drawing = readFileSync(join(folder, name), 'utf8');
    const [, dark = ''] = /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(drawing) ?? [];
    const colors = new Set(drawing.replace(dark, '').match(/(?:fill|stroke)="#[0-9a-f]+"/g));
    expect(colors.size).toBeGreaterThan(0);
    for (const color of colors) expect(dark).toContain(`[${color}]{`);
  });
});
