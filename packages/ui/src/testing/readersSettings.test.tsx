import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFlags } from '../primitives/Flag/flags.ts';
import { themes } from '../tokens/themes/names.ts';
import { emulateForcedColors, emulatePhone, fromRightToLeft, withDoubleText } from './emulation.ts';
import { holdStill } from './frozen.ts';
import { render } from './render.tsx';
import { cutOff, edgeless } from './sights.ts';

/**
 * These clip their content by design: the graph and its skeleton, which are larger than their frame, the moving row of logos, the tiles of the
 * treemap, whose name has their full text, and the story of "How it works", whose box has the height of a window.
 */
const CUT_BY_DESIGN = [
  'section[aria-label="Routing graph"]',
  '[class*="GraphFace_ghosts"]',
  '[class*="LogoMarquee_root"]',
  '[class*="ConeTreemap_tile"]',
  '[style*="height: 768px"]',
].join();

/** Every widget in every pictured state, for readers with other settings. */
type StoryFile = Parameters<typeof composeStories>[0];

const pictured = import.meta.glob<StoryFile>('../widgets/**/*.visual.stories.tsx');
const told = import.meta.glob<StoryFile>(['../widgets/**/*.stories.tsx', '!../widgets/**/*.visual.stories.tsx']);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const withPicture = new Set(Object.keys(pictured).map(folderOf));
const files = [
  ...Object.entries(pictured),
  ...Object.entries(told).filter(([path]) => !withPicture.has(folderOf(path))),
];

const widgets = await Promise.all(
  files.map(async ([path, load]) => ({
    name: path.replace(/^.*\/|(\.visual)?\.stories\.tsx$/g, ''),
    stories: Object.entries(composeStories(await load()) as Record<string, ComponentType>),
  })),
);

beforeAll(holdStill);
beforeAll(loadFlags);

/** Draws a widget, once for several settings: no code asks for the direction, text size or theme while it draws. */
const show = (stories: readonly (readonly [string, ComponentType])[]): HTMLElement =>
  render(
    stories.map(([story, Story]) => (
      <div key={story}>
        <Story />
      </div>
    )),
  ).stage;

describe('on a phone of 320 px', () => {
  beforeAll(emulatePhone);

  it.each(widgets)('$name shows everything: as it is, from right to left, with text at 200 %', ({ stories }) => {
    const stage = show(stories);
    const asItIs = cutOff(stage, CUT_BY_DESIGN);
    const fromRight = fromRightToLeft(() => cutOff(stage, CUT_BY_DESIGN));
    const doubled = withDoubleText(() => cutOff(stage, CUT_BY_DESIGN));
    expect({ asItIs, fromRight, doubled }).toEqual({ asItIs: [], fromRight: [], doubled: [] });
  });
});

describe('in forced colours', () => {
  beforeAll(emulateForcedColors);

  it.each(widgets)('$name keeps its edges in both themes', ({ stories }) => {
    const stage = show(stories);
    for (const theme of themes) {
      document.documentElement.dataset['theme'] = theme;
      expect(edgeless(stage), theme).toEqual([]);
    }
  });
});

describe('a box', () => {
  const box = { width: 100, overflow: 'hidden' } as const;

  it('that is cut off with larger text alone is found', () => {
    const { stage } = render(<div style={box}>Neighbor</div>);
    expect(cutOff(stage)).toEqual([]);
    expect(withDoubleText(() => cutOff(stage))).toHaveLength(1);
  });

  it('that is cut off from right to left alone is found', () => {
    const { stage } = render(
      <div style={box}>
        <div style={{ position: 'relative', left: -20 }}>Origin</div>
      </div>,
    );
    expect(cutOff(stage)).toEqual([]);
    expect(fromRightToLeft(() => cutOff(stage))).toHaveLength(1);
  });
});
