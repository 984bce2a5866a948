import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadFlags } from '../primitives/Flag/flags.ts';
import { holdStill } from './frozen.ts';
import { render } from './render.tsx';
import { Stage } from './Stage.tsx';

/**
 * A page looks the same in whatever order its stylesheets load. Sheets that compete for a property show up when the order is reversed; the shuffled
 * order differs per component.
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
  it.each(stories)('changes nothing in $name', ({ drawn, seed }) => {
    const all = Object.entries(drawn).map(([story, Story]) => (
      <Stage key={story}>
        <Story />
      </Stage>
    ));
    render(<>{all}</>);
    const sheets = [...document.head.querySelectorAll('style')];
    const { properties, states } = namedBy([...document.styleSheets]);
    const load = (order: readonly HTMLStyleElement[]): void => document.head.append(...order);
    onTestFinished(() => load(sheets));

    const asWritten = looks(properties);
    for (const order of [sheets.toReversed(), shuffled(sheets, seed)]) {
      load(order);
      expect(differences(asWritten, looks(properties))).toEqual([]);
    }

    enterStates(states);
    load(sheets);
    const inStates = looks(properties);
    load(sheets.toReversed());
    expect(differences(inStates, looks(properties))).toEqual([]);
  });
});

interface Look {
  readonly of: string;
  readonly values: ReadonlyMap<string, string>;
}

/** Elements that may have their own rules, without the shapes of flags and icons. */
const STYLED = '*:not(svg :not([class]))';

/** Computed values of each element on the page and of its `::before` and `::after`. */
function looks(properties: readonly string[]): Look[] {
  return [...document.body.querySelectorAll(STYLED)].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const computed = getComputedStyle(element, part);
      if (part !== '' && computed.content === 'none') return [];
      const values = new Map(properties.map((property) => [property, computed.getPropertyValue(property)]));
      return [{ of: `${element.localName}.${element.getAttribute('class') ?? ''}${part}`, values }];
    }),
  );
}

function differences(before: readonly Look[], after: readonly Look[]): string[] {
  const found = before.flatMap(({ of, values }, index) =>
    [...values].flatMap(([property, value]) => {
      const now = after[index]?.values.get(property);
      return now === value ? [] : [`${of}: ${property} ${value} → ${now}`];
    }),
  );
  return found.slice(0, 20);
}

/** Properties that the stylesheets set, and the state attributes without a value that they select, such as `data-hovered`. */
function namedBy(sheets: readonly CSSStyleSheet[]): { properties: string[]; states: string[] } {
  const properties = new Set<string>();
  const states = new Set<string>();
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const property of rule.style) properties.add(property);
        for (const [, state = ''] of rule.selectorText.matchAll(/\[(data-[\w-]+)\]/g)) states.add(state);
      }
      if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules);
    }
  };
  for (const { cssRules } of sheets) read(cssRules);
  return { properties: [...properties], states: [...states] };
}

/** Puts everything into all its states at once. */
function enterStates(states: readonly string[]): void {
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
