import { vars } from '../../tokens/vars.css.ts';

/** The theme's colors for the map's canvas: resolved, no custom properties. */
export interface MapPalette {
  readonly land: string;
  readonly border: string;
  readonly blue: string;
  readonly purple: string;
  readonly onBlue: string;
  readonly onPurple: string;
  readonly halo: string;
  readonly line: string;
  /** From few to many: away from the background, darker on a light one and lighter on a dark one. */
  readonly heat: readonly string[];
}

/** The current colors at an element. */
export function readMapPalette(element: Element): MapPalette {
  const style = getComputedStyle(element);
  const resolved = (role: string) => style.getPropertyValue(role.slice('var('.length, -1)).trim();
  const { surface, border, text, tone, series } = vars.color;
  return {
    land: resolved(border.subtle),
    border: resolved(surface.page),
    blue: resolved(tone.info.solid),
    onBlue: resolved(tone.info.onSolid),
    purple: resolved(tone.pro.solid),
    onPurple: resolved(tone.pro.onSolid),
    halo: resolved(surface.card),
    line: resolved(border.control),
    heat: [series.third, tone.info.text, tone.pro.text, text.strong].map(resolved),
  };
}
