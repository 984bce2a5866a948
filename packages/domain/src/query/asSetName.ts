const LABEL = /^(?:AS\d{1,10}|AS-[A-Z0-9_-]{1,80})$/i;

/**
 * Whether a text is the name of an as-set (RFC 2622, section 5.1): `AS-NORTHWIND`, `AS64512:AS-CUSTOMERS`, or with its registry,
 * `RIPE::AS-NORTHWIND`. At least one part begins with `AS-`.
 */
export function isAsSetName(text: string): boolean {
  const name = text.replace(/^[A-Z][A-Z0-9-]{1,30}::/i, '');
  if (name.length > 255) return false;
  const parts = name.split(':');
  return parts.every((part) => LABEL.test(part)) && parts.some((part) => /^AS-/i.test(part));
}
