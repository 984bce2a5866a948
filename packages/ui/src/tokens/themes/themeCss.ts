import { propertyName } from '../propertyName.ts';
import type { Theme } from '../roles.ts';

type Values = { readonly [name: string]: string | Values };

/**
 * A theme as the text of a stylesheet, for `[data-theme="<name>"]` and below, in a shadow root too. `scheme` tells the browser how to
 * draw what is its own: scroll bars, dates.
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
