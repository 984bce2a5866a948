import * as css from './GraphLegend.css.ts';
import { dashOf } from './edgeLook.ts';
import { possibleRoute, relations } from './relationLook.ts';

/** What the lines and their marks mean. Arrows point from the network that heard the route to the one it heard it from. */
export function GraphLegend() {
  return (
    <ul className={css.root} aria-label="Legend" data-part="legend">
      {relations.map(({ type, label, mark, hollow }) => (
        <li key={type} className={css.entry}>
          <svg className={css.sample[type]} width="32" height="14" viewBox="-16 -7 32 14" aria-hidden>
            <path d="M16 0H-16" stroke="currentColor" strokeWidth="1.5" />
            <path
              d={mark}
              transform="rotate(180)"
              className={hollow ? css.hollow : undefined}
              fill="currentColor"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
          {label}
        </li>
      ))}
      <li className={css.entry}>
        <svg className={css.sample.possible} width="32" height="14" viewBox="-16 -7 32 14" aria-hidden>
          <path
            d="M16 0H-16"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray={dashOf({ extended: true }).join(' ')}
          />
        </svg>
        {possibleRoute}
      </li>
    </ul>
  );
}
