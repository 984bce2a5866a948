import { describe, expect, it } from 'vitest';
import { severities, tones } from '../roles.ts';
import { contrast } from './contrast.ts';
import { darkTheme } from './dark.ts';
import { lightTheme } from './light.ts';
import { wallTheme } from '../pages/wallTheme.ts';

describe.each([
  ['light', lightTheme.color],
  ['dark', darkTheme.color],
  ['third', wallTheme.color],
])('the %s theme', (_name, color) => {
  const { surface, text, border, accent, tone, relation, graph, series } = color;
  const grounds = [surface.page, surface.card, surface.sunken, surface.raised, surface.hover, surface.selected];
  const atLeast = (least: number, front: string, ground: string) =>
    expect(contrast(front, ground), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);

  it('writes text that can be read on every surface', () => {
    for (const ground of grounds) {
      for (const front of [text.strong, text.muted, text.link, text.linkHover]) atLeast(4.5, front, ground);
    }
    atLeast(4.5, text.inverse, surface.inverse);
    for (const ground of [accent.solid, accent.solidHover, accent.solidPressed]) atLeast(4.5, accent.onSolid, ground);
    for (const ground of [accent.soft, accent.softHover]) atLeast(4.5, accent.text, ground);
  });

  it.each([
    ...tones.map((name) => [name, tone[name]] as const),
    ...severities.map((name) => [`severity ${name}`, color.severity[name]] as const),
  ])('writes the tone %s so that it can be read', (_tone, { soft, text: words, mark, solid, onSolid }) => {
    atLeast(4.5, words, soft);
    for (const ground of [surface.page, surface.card, surface.hover]) atLeast(4.5, words, ground);
    atLeast(4.5, onSolid, solid);
    for (const ground of [surface.page, surface.card]) atLeast(3, mark, ground);
    atLeast(4.5, text.strong, soft);
  });

  it('draws edges and marks with meaning at 3 : 1', () => {
    for (const ground of [surface.page, surface.card]) {
      for (const edge of [border.control, border.controlHover, border.focus]) atLeast(3, edge, ground);
      for (const line of Object.values(series)) atLeast(3, line, ground);
    }
    for (const line of [...Object.values(relation), graph.nodeBorder, graph.target, graph.added, graph.left])
      atLeast(3, line, graph.canvas);
    atLeast(4.5, graph.onRoot, graph.root);
  });

  it('tells the relations apart in greyscale', () => {
    const solid = [relation.peer, relation.customer, relation.provider];
    for (const one of solid) for (const other of solid) if (one !== other) atLeast(1.5, one, other);
  });
});
