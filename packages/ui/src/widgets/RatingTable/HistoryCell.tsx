import { createContext, use } from 'react';
import { PositionHistory } from '../PositionHistory/PositionHistory.tsx';
import type { RatingHistory } from './rating.ts';

/** Separate from the columns, which therefore stay the same when it loads: only its own cells render again, not the rows. */
export const HistoryContext = createContext<RatingHistory | undefined>(undefined);

/** A network's positions on earlier days. */
export function HistoryCell({ asn }: { readonly asn: number }) {
  const history = use(HistoryContext);
  // Cards leave out empty cells, so this one has a placeholder until the days load.
  return (
    <span>
      <PositionHistory days={history?.days ?? []} positions={history?.positionsOf(asn) ?? []} />
    </span>
  );
}
