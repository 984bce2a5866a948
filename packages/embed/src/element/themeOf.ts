/** The theme for an attribute; anything but `light` and `dark` follows the system. */
export function themeOf(attribute: string | null, systemIsDark: boolean): 'light' | 'dark' {
  if (attribute === 'light' || attribute === 'dark') return attribute;
  return systemIsDark ? 'dark' : 'light';
}
