/**
 * Whether a text is a BGP community: `3356:100` (RFC 1997, halves up to 65535) or a large community `3356:1:2` (RFC 8092, parts up to
 * 4294967295).
 */
export function isCommunity(text: string): boolean {
  if (!/^\d{1,10}(?::\d{1,10}){1,2}$/.test(text)) return false;
  const parts = text.split(':').map(Number);
  const most = parts.length === 2 ? 0xffff : 0xffff_ffff;
  return parts.every((part) => part <= most);
}
