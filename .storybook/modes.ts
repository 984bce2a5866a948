import { themes } from '../packages/ui/src/tokens/themes/names.ts';

/** Widths of pictures in pixels: a phone and a desk. */
const widths = [360, 1280];

/** What Chromatic takes a picture of for each story: every theme at every width, by names such as `dark 360`. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) => widths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }] as const)),
);
