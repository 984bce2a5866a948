import { createContext, use } from 'react';
import { PositionHistory } from '../PositionHistory/PositionHistory.tsx';
import type { RatingHistory } from './rating.ts';

/** Beside the columns, which stay as they are when it arrives: only its own cells are drawn again, not the rows. */
export const HistoryContext = createContext<RatingHistory | undefined>(undefined);

/** Where a network stood on former days. */
export function HistoryCell({ asn }: { readonly asn: number }) {
  const history = use(HistoryContext);
  // A cell with nothing in it is left out of cards: this one keeps its place until the days are here.
  return (
    <span>
      <PositionHistory days={history?.days ?? []} positions={history?.positionsOf(asn) ?? []} />
    </span>
  );
}
