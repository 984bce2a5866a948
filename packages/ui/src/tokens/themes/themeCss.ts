import { propertyName } from '../propertyName.ts';
import type { Theme } from '../roles.ts';

type Values = { readonly [name: string]: string | Values };

/**
 * A theme as stylesheet text, for `[data-theme="<name>"]` and everything below it, in a shadow root too. `scheme` tells the browser how to draw its
 * own parts: scrollbars, date pickers.
 */
export function themeCss(name: string, theme: Theme, scheme: 'light' | 'dark'): string {
  const properties = declarations(theme, []).join(' ');
  return `[data-theme="${name}"], :host([data-theme="${name}"]) { color-scheme: ${scheme}; ${properties} }`;
}

function declarations(values: Values, path: readonly string[]): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const here = [...path, key];
    return typeof value === 'string' ? [`--${propertyName(here)}: ${value};`] : declarations(value, here);
  });
}
