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
}

/** What may be searched for, by examples that lead to their pages. */
export function SearchExamples({ examples }: SearchExamplesProps) {
  return (
    <nav aria-label="Examples" className={styles.root}>
      <ul role="list" className={styles.list}>
        {examples.map(({ text, kind, href }) => (
          <li key={href} className={styles.example}>
            <Link href={href} kind="quiet">
              {text} <span className={styles.kind}>{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
