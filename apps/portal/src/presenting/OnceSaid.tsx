import type { ReactNode } from 'react';
import { useSite } from './useSite.ts';

interface OnceSaidProps {
  /** Height that is kept until then, such as `40rem`. */
  readonly room: string;
  readonly children: ReactNode;
}

/** A part that rests on what the operator says: keeps its height until that is known or cannot be had, so that what follows does not move far. */
export function OnceSaid({ room, children }: OnceSaidProps) {
  const { data, error } = useSite();
  return data || error ? children : <div aria-busy data-room style={{ minHeight: room }} />;
}
