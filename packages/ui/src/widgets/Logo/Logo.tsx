import * as styles from './Logo.css.ts';

/** The logo: a magnifying glass over a route that forks. Decorative: the name beside it is read. */
export function Logo() {
  return (
    <svg className={styles.root} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
      <path className={styles.glass} d="m21.6 21.6 7 7" strokeWidth="3.4" strokeLinecap="round" />
      <circle className={styles.glass} cx="13.5" cy="13.5" r="11" strokeWidth="2.6" />
      <path
        className={styles.route}
        d="M8 13.5h2.2c4 0 3.4-4.2 8-4.2M10.2 13.5c4 0 3.4 4.2 8 4.2"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <g className={styles.hops}>
        <circle cx="7.6" cy="13.5" r="2.2" />
        <circle cx="18.6" cy="9.3" r="2.2" />
        <circle cx="18.6" cy="17.7" r="2.2" />
      </g>
    </svg>
  );
}
