import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFlags } from '../primitives/Flag/flags.ts';
import { themes } from '../tokens/themes/names.ts';
import { doubleText, forceColors, fromRightToLeft, onAPhone } from './emulation.ts';
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

describe.each(widgets)('$name', ({ stories }) => {
  const show = (theme: (typeof themes)[number] = 'light'): HTMLElement =>
    render(
      stories.map(([story, Story]) => (
        <div key={story}>
          <Story />
        </div>
      )),
      theme,
    ).stage;

  it('shows everything on a phone of 320 px', async () => {
    await onAPhone();
    expect(cutOff(show(), CUT_BY_DESIGN)).toEqual([]);
  });

  it('shows everything there with text at 200 %', async () => {
    await doubleText();
    expect(cutOff(show(), CUT_BY_DESIGN)).toEqual([]);
  });

  it('shows everything there from right to left', async () => {
    await onAPhone();
    fromRightToLeft();
    expect(cutOff(show(), CUT_BY_DESIGN)).toEqual([]);
  });

  it.each(themes)('keeps its edges in forced colours, %s', async (theme) => {
    await forceColors();
    expect(edgeless(show(theme))).toEqual([]);
  });
});
