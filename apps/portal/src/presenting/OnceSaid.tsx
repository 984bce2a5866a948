import type { ReactNode } from 'react';
import { useSite } from './useSite.ts';

interface OnceSaidProps {
  /** Height kept until then, such as `40rem`. */
  readonly room: string;
  readonly children: ReactNode;
}

/** A part that needs the operator's content. It keeps its height until the content is loaded or has failed, so that the page below moves little. */
export function OnceSaid({ room, children }: OnceSaidProps) {
  const { data, error } = useSite();
  return data || error ? children : <div aria-busy data-room style={{ minHeight: room }} />;
}
