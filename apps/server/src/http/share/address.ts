import type { FoundPage } from '@routeglass/api-client/pages';

/** Address of the picture that is shown when a page is shared: `/share/as/64512.png`. */
export function shareImage({ page, facts }: FoundPage): string {
  const { asn, address, length } = facts;
  if (asn !== undefined) return `/share/as/${asn}.png`;
  if (address !== undefined && length !== undefined) return `/share/prefix/${address}/${length}.png`;
  return `/share/page/${page.id}.png`;
}
