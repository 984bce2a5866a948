import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './FactCards.css.ts';

/** One thing to know, with a sentence or two about it. */
export interface Fact {
  readonly title: string;
  readonly text: string;
}

export interface FactCardsProps {
  /** What the cards are, for assistive technology. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Things to know about one topic, beside each other. */
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
