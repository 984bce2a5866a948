import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadFlags } from '../primitives/Flag/flags.ts';
import { themes, type ThemeName } from '../tokens/themes/names.ts';
import { axeProblems } from './axe.ts';
import { freeze } from './frozen.ts';
import { render } from './render.tsx';
import { Stage, type StageProps } from './Stage.tsx';

/** Compares each visual story, in each theme, with its stored picture. */
type VisualStory = ComponentType & {
  readonly parameters: { readonly picture?: Omit<StageProps, 'children'> & { readonly until?: readonly string[] } };
};

type StoryFile = Parameters<typeof composeStories>[0];

const TALLEST = 768;
/** Time limit for two equal pictures in a row, on a busy machine. */
const STABLE_WITHIN = 20_000;
const files = import.meta.glob<StoryFile>('../{primitives,widgets,tokens}/**/*.visual.stories.tsx');

/** `VITE_PICTURES=Badge,Button` checks only these components. */
const only = String(import.meta.env['VITE_PICTURES'] ?? '')
  .split(',')
  .filter(Boolean);

beforeAll(freeze);
beforeAll(loadFlags);

for (const [path, load] of Object.entries(files)) {
  const [, room, name = ''] = /^\.\.\/(.*)\/([^/]+)\.visual\.stories\.tsx$/.exec(path) ?? [];
  if (only.length > 0 && !only.includes(name)) continue;
  const loaded = await load().then(
    (file) => composeStories(file) as unknown as Record<string, VisualStory>,
    (error: unknown) => new Error(`${path} cannot be loaded`, { cause: error }),
  );

  describe(name, () => {
    if (loaded instanceof Error) {
      it('loads', () => {
        throw loaded;
      });
      return;
    }
    for (const [story, Story] of Object.entries(loaded)) {
      it.each(themes)(`${story}, %s`, (theme) =>
        compare(Story, `${room}/__pictures__/${name}-${story}-${theme}`, theme),
      );
    }
  });
}

async function compare(Story: VisualStory, picture: string, theme: ThemeName): Promise<void> {
  const { until, ...look } = Story.parameters.picture ?? {};
  const { stage } = render(
    <Stage {...look}>
      <Story />
    </Stage>,
    theme,
  );
  const shown = stage.firstElementChild as HTMLElement;
  for (const selector of until ?? []) await isSeen(selector, shown);
  await allImages(shown);
  const tall = shown.getBoundingClientRect().height > TALLEST;
  if (tall) await page.viewport(1024, Math.ceil(shown.getBoundingClientRect().height) + 32);
  await expect(page.elementLocator(shown)).toMatchScreenshot(picture, { timeout: STABLE_WITHIN });
  // The stories' own test checks the light theme; this adds the dark one.
  if (theme === 'dark') expect(await axeProblems(shown)).toEqual([]);
  if (tall) await page.viewport(1024, TALLEST);
}

/** Waits for parts that are fetched after the first paint, so that the picture includes them. */
async function isSeen(selector: string, within: HTMLElement): Promise<void> {
  const isVisible = () => within.querySelector(selector)?.checkVisibility({ opacityProperty: true }) === true;
  while (!isVisible()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Waits for visible images only: hidden ones may never be fetched. */
async function allImages(within: HTMLElement): Promise<void> {
  const shown = [...within.querySelectorAll('img')].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode()));
}
