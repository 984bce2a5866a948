import { classes } from '../../css/classes.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './SearchExamples.css.ts';

/** An example search. */
export interface SearchExample {
  /** As a reader would type it: `8.8.8.8`. */
  readonly text: string;
  /** What it is, in a word or two: `address`. */
  readonly kind: string;
  readonly href: string;
}

export interface SearchExamplesProps {
  readonly examples: readonly SearchExample[];
  /** Examples that may replace these: the taller of the two lists sets the height, so that nothing below moves. */
  readonly roomFor?: readonly SearchExample[] | undefined;
}

/** Example searches with links to their pages. */
export function SearchExamples({ examples, roomFor = [] }: SearchExamplesProps) {
  return (
    <nav aria-label="Examples" className={styles.root}>
      {/* Different examples make a different list, so that an example in both does not move but appears at its new place. */}
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
