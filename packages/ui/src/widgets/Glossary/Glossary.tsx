import type { GlossaryGroup } from '@routeglass/domain/glossary-terms';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './Glossary.css.ts';

export interface GlossaryProps {
  readonly groups: readonly GlossaryGroup[];
}

/** Technical terms with their meanings, by topic; each term and each topic has its own fragment (`#route-leak`). */
export function Glossary({ groups }: GlossaryProps) {
  return (
    <div className={styles.root}>
      <nav aria-label="Topics" className={styles.topics}>
        <ul role="list" className={styles.topicList}>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, title, terms }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <dl className={styles.terms}>
            {terms.map((term) => (
              <div key={term.id} id={term.id} className={styles.term}>
                <dt className={styles.name}>
                  <Link href={`#${term.id}`} kind="quiet">
                    {term.name}
                  </Link>
                </dt>
                <dd className={styles.about}>{term.about}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
