import { Fragment } from 'react';
import { Code } from '../../primitives/Code/Code.tsx';
import { loadCommand, missingText, type SourceName } from '../../facts/sourceWords.ts';
import * as styles from './MissingSource.css.ts';

export interface MissingSourceProps {
  /** What is not loaded: one source, or several in one sentence. */
  readonly source: SourceName | readonly SourceName[];
}

/** Says that nothing is known for want of a source, and how to load it: an empty list would state that there is nothing. */
export function MissingSource({ source }: MissingSourceProps) {
  const sources = typeof source === 'string' ? [source] : source;
  return (
    <>
      {missingText(sources)}{' '}
      <span className={styles.command}>
        <Code>
          {loadCommand(sources)
            .split(' ')
            .map((word, at) => (
              <Fragment key={at}>
                {at > 0 && ' '}
                <span className={styles.word}>{word}</span>
              </Fragment>
            ))}
        </Code>
      </span>
    </>
  );
}
