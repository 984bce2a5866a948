import * as styles from './Hero.css.ts';
import { hops, lines, route } from './heroRoutes.ts';

/** The subtle picture behind the hero: routes that spread from one network. Decorative. */
export function HeroRoutes() {
  return (
    <svg className={styles.picture} viewBox="0 0 1120 592" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden>
      {lines.map((line) => (
        <path key={line} d={line} className={styles.line} />
      ))}
      <path d={route} className={styles.route} />
      {hops.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={styles.hop} />
      ))}
    </svg>
  );
}
