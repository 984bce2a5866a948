import {
  networks,
  pathThrough,
  rightWay,
  ties,
  wrongWay,
  type NetworkOfDrawing,
  type StepIllustration,
} from './stepIllustrations.ts';
import * as styles from './StepPicture.css.ts';

const { home, rogue, far } = networks;
/** Networks that a collector listens to. */
const listeners: readonly NetworkOfDrawing[] = ['north', 'middle', 'south', 'far'];

/** A few networks, and what happens to the route between two of them. Decorative: the text beside it says the same. */
export function StepPicture({ of }: { readonly of: StepIllustration }) {
  const isMended = of === 'repairing';
  const isWatched = of === 'detecting' || of === 'reporting';
  return (
    <svg className={styles.root} viewBox="0 0 480 360" fill="none" aria-hidden focusable="false" data-step={of}>
      {ties.map(([from, to]) => (
        <path key={`${from} ${to}`} className={styles.tie} d={pathThrough([from, to])} />
      ))}
      {isWatched &&
        listeners.map((name) => <path key={name} className={styles.sight} d={pathThrough([name, 'rogue'])} />)}
      <path className={isMended ? styles.right : styles.missed} d={pathThrough(rightWay)} />
      {!isMended && <path className={styles.wrong} d={pathThrough(wrongWay)} />}
      {isWatched && [30, 46, 62].map((r) => <circle key={r} className={styles.ring} cx={rogue.x} cy={rogue.y} r={r} />)}
      {(Object.keys(networks) as NetworkOfDrawing[]).map((name) => (
        <circle
          key={name}
          className={isWatched && listeners.includes(name) ? styles.listener : styles.network}
          cx={networks[name].x}
          cy={networks[name].y}
          r="13"
        />
      ))}
      <circle className={styles.end} cx={home.x} cy={home.y} r="18" />
      <circle className={styles.end} cx={far.x} cy={far.y} r="18" />
      <circle className={isMended ? styles.silenced : styles.rogue} cx={rogue.x} cy={rogue.y} r="18" />
      <path
        className={isMended ? styles.silencedSign : styles.sign}
        d={isMended ? 'm297 289 14 14m0-14-14 14' : 'M304 287v10m0 6v.5'}
      />
      {isMended && <path className={styles.sign} d="m408 132 6 6 10-11" />}
      {of === 'reporting' && <Report />}
    </svg>
  );
}

/** The report: the issue, its reason and the culprit, as three lines. */
function Report() {
  return (
    <g>
      <rect className={styles.report} x="328" y="176" width="132" height="96" rx="10" />
      <circle className={styles.alarm} cx="350" cy="200" r="7" />
      <path className={styles.reportTitle} d="M366 200h74" />
      <path className={styles.reportLine} d="M344 224h96M344 240h72M344 256h84" />
    </g>
  );
}
