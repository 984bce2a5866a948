import { classes } from '../../css/classes.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './SearchExamples.css.ts';

/** Something to search for. */
export interface SearchExample {
  /** As one would type it: `8.8.8.8`. */
  readonly text: string;
  /** What one finds there, in a word or two: `address`. */
  readonly kind: string;
  readonly href: string;
}

export interface SearchExamplesProps {
  readonly examples: readonly SearchExample[];
  /** Examples that may replace these: the taller of the two lists decides the height, so that nothing below moves. */
  readonly roomFor?: readonly SearchExample[] | undefined;
}

/** What may be searched for, by examples that lead to their pages. */
export function SearchExamples({ examples, roomFor = [] }: SearchExamplesProps) {
  return (
    <nav aria-label="Examples" className={styles.root}>
      {/* Other examples are another list: one that both have does not move, it comes in its new place. */}
      <ul key={examples.map(({ href }) => href).join(' ')} role="list" className={styles.list}>
        {examples.map(({ text, kind, href }) => (
          <li key={href} className={styles.example}>
            <Link href={href} kind="quiet">
              {text} <span className={styles.kind}>{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
      {roomFor.length > 0 && (
        <div aria-hidden className={classes(styles.list, styles.room)}>
          {roomFor.map(({ text, kind, href }) => (
            <span key={href} className={styles.example}>
              <span>
                {text} <span className={styles.kind}>{kind}</span>
              </span>
            </span>
          ))}
        </div>
      )}
    </nav>
  );
}
