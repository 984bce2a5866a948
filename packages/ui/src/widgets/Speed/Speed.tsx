import { tabular } from '../../css/text.css.ts';
import { exactNumber } from '../../facts/abbreviate.ts';
import { speedText } from './speedText.ts';

export interface SpeedProps {
  /** Mbit/s. */
  readonly megabits: number;
}

/** A port's speed, above 1000 in G, else in M; the exact value is its tooltip. */
export function Speed({ megabits }: SpeedProps) {
  return (
    <data value={megabits} title={`${exactNumber(megabits)} Mbit/s`} className={tabular}>
      {speedText(megabits)}
    </data>
  );
}
