import type { GraphEdge } from './graphData.ts';
import * as css from './GraphLegend.css.ts';
import { dashOf, widthOf } from './edgeLook.ts';
import { readingText } from '../../facts/graphTexts.ts';
import { inLoop, possibleRoute, relations } from './relationLook.ts';

interface GraphLegendProps {
  /** Whether this step of the history added or removed anything. Default false. */
  readonly hasChanges?: boolean;
  /** Whether a path loops. Default false. */
  readonly hasLoops?: boolean;
  /** Whether networks other than the root announce the prefix. Default false. */
  readonly hasOtherOrigins?: boolean;
}

/** The reading direction, and the meaning of lines and marks. */
export function GraphLegend({ hasChanges = false, hasLoops = false, hasOtherOrigins = false }: GraphLegendProps) {
  return (
    <ul className={css.root} aria-label="Legend" data-part="legend">
      <li className={css.entry}>
        <svg className={css.sample.possible} width="32" height="14" viewBox="-16 -7 32 14" aria-hidden>
          <path d="M16 0H-14M-9-5L-15 0L-9 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        {readingText}
      </li>
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
      <LineEntry label={possibleRoute} colour="possible" look={{ extended: true }} />
      {hasLoops && <LineEntry label={inLoop} colour="possible" look={{ loop: true }} />}
      {hasChanges && <LineEntry label="New" colour="added" look={{ change: 'new' }} />}
      {hasChanges && <LineEntry label="Withdrawn" colour="left" look={{ change: 'left' }} />}
      {hasOtherOrigins && (
        <li className={css.entry}>
          <svg className={css.sample.origin} width="32" height="14" viewBox="-16 -7 32 14" aria-hidden>
            <rect x="-14" y="-6" width="28" height="12" rx="3" className={css.box} />
            <path d="M-14-6h4v12h-4z" fill="currentColor" />
          </svg>
          Another origin
        </li>
      )}
    </ul>
  );
}

interface LineEntryProps {
  readonly label: string;
  readonly colour: 'possible' | 'added' | 'left';
  readonly look: Pick<GraphEdge, 'extended' | 'loop' | 'change'>;
}

function LineEntry({ label, colour, look }: LineEntryProps) {
  return (
    <li className={css.entry}>
      <svg className={css.sample[colour]} width="32" height="14" viewBox="-16 -7 32 14" aria-hidden>
        <path
          d="M16 0H-16"
          stroke="currentColor"
          strokeWidth={widthOf(look, false)}
          strokeDasharray={dashOf(look).join(' ')}
        />
      </svg>
      {label}
    </li>
  );
}
