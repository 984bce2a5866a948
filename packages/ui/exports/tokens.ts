export {
  severities,
  tones,
  type ColorRoles,
  type Severity,
  type Theme,
  type Tone,
  type ToneRoles,
} from '../src/tokens/roles.ts';
export { themeCss } from '../src/tokens/themes/themeCss.ts';
export { themes, type ThemeName } from '../src/tokens/themes/names.ts';
export { breakpoints, type Breakpoint } from '../src/tokens/breakpoints.ts';
export { vars } from '../src/tokens/vars.css.ts';
