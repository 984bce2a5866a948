import { WrapText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx';
import { useScrollStop } from '../../primitives/useScrollStop.ts';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import * as styles from './RawObject.css.ts';
import { RawText, type RawHrefs } from './RawText.tsx';

export interface RawObjectProps {
  /** What it is: `Whois entry of AS64512`. */
  readonly label: string;
  /** The lines exactly as the registry or the whois server sent them. */
  readonly text: OpenFace<string>;
  /** URLs for the ASNs, prefixes and AS-SETs in it; without them they are plain text. */
  readonly hrefs?: RawHrefs;
  /** Why it may be empty, and what to do next. */
  readonly nothing?: ReactNode;
}

const NO_HREFS: RawHrefs = {};
const waitingWidths = ['40ch', '28ch', '52ch', '34ch', '46ch', '24ch'];

/** A registry object or whois response to read, follow and copy. */
export function RawObject({ label, text, hrefs = NO_HREFS, nothing }: RawObjectProps) {
  const [isWrapped, setWrapped] = useState(true);
  const raw = dataOf(text);

  if (text.status === 'error') {
    return (
      <ErrorState title={`${label} could not be loaded`} onRetry={text.onRetry}>
        {text.message}
      </ErrorState>
    );
  }
  if (raw?.trim() === '') return <EmptyState title="No data to display">{nothing}</EmptyState>;
  return (
    <section className={styles.root} aria-busy={raw === undefined}>
      <div className={styles.bar}>
        {label}
        <span className={styles.tools}>
          <ToggleButton size="small" icon={WrapText} isSelected={isWrapped} onChange={setWrapped}>
            Wrap lines
          </ToggleButton>
          {raw === undefined ? (
            <span className={styles.copyPlace} />
          ) : (
            <CopyButton text={raw} label={`Copy ${label}`} />
          )}
        </span>
      </div>
      {raw === undefined ? (
        <div className={styles.waiting}>
          {waitingWidths.map((width) => (
            <Skeleton key={width} width={`min(${width}, 100%)`} />
          ))}
        </div>
      ) : (
        <Lines label={label} isWrapped={isWrapped}>
          <RawText text={raw} hrefs={hrefs} />
        </Lines>
      )}
    </section>
  );
}

interface LinesProps {
  readonly label: string;
  readonly isWrapped: boolean;
  readonly children: ReactNode;
}

function Lines({ label, isWrapped, children }: LinesProps) {
  const stop = useScrollStop<HTMLPreElement>();
  return (
    <pre {...stop} role="region" aria-label={label} className={classes(styles.lines, isWrapped && styles.wrapped)}>
      {children}
    </pre>
  );
}
