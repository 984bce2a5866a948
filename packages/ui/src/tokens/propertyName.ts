const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Custom property of a role, without the leading dashes: `rg-color-surface-card` for `color.surface.card`. */
export function propertyName(path: readonly string[]): string {
  return `rg-${path.map(kebab).join('-')}`;
}
