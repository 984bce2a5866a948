import type { EvidencePopoverProps } from '@routeglass/ui/EvidencePopover';
import type { ReactElement } from 'react';

/** A badge without its evidence, which is a page of the portal. */
export function EvidencePopover({ children }: Pick<EvidencePopoverProps, 'children'>): ReactElement {
  return children;
}
