/** A network's website from a registry: a safe link and a short text. Undefined for anything but http(s). */
export function websiteOf(text: string | null): { readonly href: string; readonly text: string } | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const path = url.pathname === '/' ? '' : url.pathname;
  return { href: url.href, text: `${url.host.replace(/^www\./, '')}${path}` };
}
