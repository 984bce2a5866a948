import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './FactCards.css.ts';

/** One fact, with a sentence or two about it. */
export interface Fact {
  readonly title: string;
  readonly text: string;
}

export interface FactCardsProps {
  /** Name of the list, for assistive technology. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Facts about one topic, side by side. */
export function FactCards({ label, facts }: FactCardsProps) {
  return (
    <ul role="list" aria-label={label} className={styles.root}>
      {facts.map(({ title, text }) => (
        <li key={title} className={styles.card}>
          <Heading level={3} size={16}>
            {title}
          </Heading>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
