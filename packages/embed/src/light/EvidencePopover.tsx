import type { ReactElement } from 'react';

/** A badge without its evidence: that is a page of the portal. */
export function EvidencePopover({ children }: { readonly children: ReactElement }): ReactElement {
  return children;
}
