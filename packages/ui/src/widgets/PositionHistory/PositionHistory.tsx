import { drawHistory, HEIGHT, historyWords, WIDTH } from './positionHistory.ts';
import * as styles from './PositionHistory.css.ts';

export interface PositionHistoryProps {
  /** Rated days, oldest first: `2026-06-01`. */
  readonly days: readonly string[];
  /** The position on each of these days, from 1; null if it was not rated. */
  readonly positions: readonly (number | null)[];
}

/** A sparkline of a network's position in a rating by day, the best position at the top; as text for assistive technology. */
export function PositionHistory({ days, positions }: PositionHistoryProps) {
  const words = historyWords(days, positions);
  if (words === null) return null;
  const { lines, last } = drawHistory(positions);
  return (
    <svg
      role="img"
      aria-label={words}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.root}
    >
      <title>{words}</title>
      {lines.map((line) => (
        <path
          key={line[0]?.x}
          className={styles.line}
          d={`M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${line.length === 1 ? 'h0.01' : ''}`}
        />
      ))}
      {last && <circle className={styles.last} cx={round(last.x)} cy={round(last.y)} r={2.5} />}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
