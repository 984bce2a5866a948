/** Widths in CSS pixels from which a layout changes. */
export const breakpoints = {
  xs: 0,
  mob: 320,
  tn: 350,
  mob_l: 425,
  sm: 547,
  sm_tablet: 620,
  tablet: 768,
  md: 992,
  desktop: 1024,
  xgas: 1152,
  lg: 1280,
  wxga: 1366,
  wsxga: 1440,
  xl: 1536,
  fhd: 1920,
} as const;

export type Breakpoint = keyof typeof breakpoints;
