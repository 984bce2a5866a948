import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadFlags } from '../primitives/Flag/flags.ts';
import { contendedBy, layerOrders, settingsOfPage, type Contended } from './contended.ts';
import { holdStill } from './frozen.ts';
import { render } from './render.tsx';
import { Stage } from './Stage.tsx';

/**
 * A page looks the same in whatever order its stylesheets load. Only what two sheets of one cascade layer set can differ, so only that is compared, in
 * reversed and in shuffled order; the shuffled order differs per component.
 */
const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../{primitives,widgets,tokens}/**/*.visual.stories.tsx',
);
const stories = await Promise.all(
  Object.entries(files).map(async ([path, load], index) => {
    const name = path.replace(/^.*\/|\.visual\.stories\.tsx$/g, '');
    return { name, seed: index + 1, drawn: composeStories(await load()) as Record<string, ComponentType> };
  }),
);

beforeAll(holdStill);
beforeAll(loadFlags);
// Lays out everything out of view too: the browser might otherwise skip it in one order and not in the other.
beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('tr, section { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
});

describe('the order of stylesheets', () => {
  it('leaves the order of layers as it is', () => {
    expect(layerOrders().size).toBe(1);
  });

  it.each(stories)('changes nothing in $name', ({ drawn, seed }) => {
    const all = Object.entries(drawn).map(([story, Story]) => (
      <Stage key={story}>
        <Story />
      </Stage>
    ));
    render(<>{all}</>);
    expect(changedByOrder(seed)).toEqual([]);
    enterStates();
    expect(changedByOrder(seed)).toEqual([]);
  });
});

describe('two sheets', () => {
  it.each([
    ['the same property', '.box { color: red }', '.box { color: blue }', 'color'],
    ['a side by two names', '.box { padding-left: 1px }', '.box { padding-inline: 2px }', 'padding-left'],
    ['a length by two names', '.box { width: 10px }', '.box { inline-size: 20px }', 'width'],
    ['a shorthand and a part of it', '.box { background: red }', '.box { background-color: blue }', 'background-color'],
    ['a variable', '.box { --gap: 1px }', '.box { --gap: 2px }', '--gap'],
    ['a part of the element', '.box::before { content: "a" }', 'p, .box::before { content: "b" }', 'content'],
    ['a state', '.box[data-selected] { color: red }', '.box[data-selected] { color: blue }', 'color'],
    ['a window of this size', '@media (width > 1px) { .box { color: red } }', '.box { color: blue }', 'color'],
  ])('contend for %s', (_what, one, other, property) => {
    load(`@layer rg.widgets { ${one} }`, `@layer rg.widgets { ${other} }`);
    render(<p className="box" data-selected />);
    expect(changedByOrder(1).join('\n')).toContain(`: ${property} `);
  });

  it.each([
    ['in two layers', '@layer rg.primitives { .box { color: red } }', '@layer rg.widgets { .box { color: blue } }'],
    ['about two elements', '@layer rg.widgets { .box { color: red } }', '@layer rg.widgets { .tag { color: blue } }'],
    ['about two parts', '.box::before { color: red }', '.box::after { color: blue }'],
    ['with two properties', '.box { color: red }', '.box { margin: 1px }'],
  ])('do not contend %s', (_what, one, other) => {
    load(one, other);
    render(
      <p className="box">
        <b className="tag" />
      </p>,
    );
    expect(contendedBy(settingsOfPage()).filter(({ element }) => element.matches('.box, .tag'))).toEqual([]);
  });

  it('change the order of layers if they name others first', () => {
    load('@layer rg.widgets { .box { color: red } }');
    expect(layerOrders().size).toBe(2);
  });
});

/** Loads sheets until the test ends. */
function load(...sheets: readonly string[]): void {
  for (const text of sheets) {
    const sheet = document.createElement('style');
    sheet.textContent = text;
    document.head.append(sheet);
    onTestFinished(() => sheet.remove());
  }
}

/** What differs when the sheets load in reversed and in shuffled order. */
function changedByOrder(seed: number): string[] {
  const all = contendedBy(settingsOfPage());
  if (all.length === 0) return [];
  const sheets = [...document.head.querySelectorAll('style')];
  const asWritten = all.flatMap(looks);
  const changes = [sheets.toReversed(), shuffled(sheets, seed)].flatMap((order) => {
    document.head.append(...order);
    const now = all.flatMap(looks);
    return asWritten.flatMap((before, index) => (before === now[index] ? [] : [`${before} → ${now[index]}`]));
  });
  document.head.append(...sheets);
  return changes.slice(0, 20);
}

/** Computed values of what is contended. */
function looks({ element, part, properties }: Contended): string[] {
  const computed = getComputedStyle(element, part);
  const of = `${element.localName}.${element.getAttribute('class') ?? ''}${part}`;
  return properties.map((property) => `${of}: ${property} ${computed.getPropertyValue(property)}`);
}

/** Puts everything into all its states at once: the attributes without a value that the sheets select, such as `data-hovered`. */
function enterStates(): void {
  const named = settingsOfPage().flatMap(({ selector }) => [...selector.matchAll(/\[(data-[\w-]+)\]/g)]);
  const states = new Set(named.map(([, state = '']) => state));
  for (const element of document.body.querySelectorAll('[class]'))
    for (const state of states) if (!element.hasAttribute(state)) element.setAttribute(state, 'true');
}

/** A shuffle that is the same for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let chance = seed;
  const keyed = list.map((each) => {
    chance = (chance * 16_807) % 2_147_483_647;
    return { each, chance };
  });
  return keyed.toSorted((one, other) => one.chance - other.chance).map(({ each }) => each);
}
