import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { motion } from './motion.ts';
import { propertyName } from './propertyName.ts';
import { darkTheme } from './themes/dark.ts';
import { lightTheme } from './themes/light.ts';
import { fonts } from './type.ts';

const named = (_value: string | null, path: readonly string[]): string => propertyName(path);

const themed = createGlobalThemeContract(lightTheme, named);
const steady = createGlobalThemeContract({ font: fonts, motion }, named);

/** Everything that a style may use, as custom properties: `vars.color.surface.card` is `var(--rg-color-surface-card)`. */
export const vars = { ...themed, ...steady };

createGlobalTheme(':root, :host', steady, { font: fonts, motion });
createGlobalTheme(':root, :host, [data-theme="light"]', themed, lightTheme);
createGlobalTheme('[data-theme="dark"], :host([data-theme="dark"])', themed, darkTheme);

globalStyle(':root, :host, [data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', { colorScheme: 'dark' });
globalStyle(':root, :host', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0ms', [vars.motion.usual]: '0ms' },
    },
  },
});
