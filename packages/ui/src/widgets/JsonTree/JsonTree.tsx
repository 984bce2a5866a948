import { useState } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { mono } from '../../css/text.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useScrollStop } from '../../primitives/useScrollStop.ts';
import { entriesOf, isBranch, summaryOf, textOf, type Branch, type JsonValue } from '../../facts/jsonValue.ts';
import * as styles from './JsonTree.css.ts';

/** Number of members of one branch shown at a time. */
const STEP = 100;

export interface JsonTreeProps {
  /** Name of the tree: `Response`. */
  readonly label: string;
  readonly value: JsonValue;
  /** Branches down to this depth start expanded. Default 2. */
  readonly openDepth?: number;
}

/** A JSON value as a tree: branches expand and collapse, long ones load in parts. */
export function JsonTree({ label, value, openDepth = 2 }: JsonTreeProps) {
  const stop = useScrollStop<HTMLDivElement>();
  return (
    <div {...stop} role="region" aria-label={label} className={classes(styles.root, mono, focusRing)}>
      <Member value={value} depth={0} openDepth={openDepth} />
    </div>
  );
}

interface MemberProps {
  readonly name?: string | undefined;
  readonly value: JsonValue;
  readonly depth: number;
  readonly openDepth: number;
}

function Member({ name, value, ...rest }: MemberProps) {
  if (isBranch(value)) return <BranchView name={name} value={value} {...rest} />;
  return (
    <div className={styles.leaf}>
      <Name name={name} />
      <span className={styles.value} data-kind={value === null ? 'null' : typeof value}>
        {textOf(value)}
      </span>
    </div>
  );
}

function BranchView({ name, value, depth, openDepth }: MemberProps & { readonly value: Branch }) {
  const [isOpen, setOpen] = useState(depth < openDepth);
  const [shown, setShown] = useState(STEP);
  const entries = entriesOf(value);
  const left = entries.length - shown;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes(styles.summary, focusRing)}>
        <Name name={name} />
        <span className={styles.size}>{summaryOf(value)}</span>
      </summary>
      {isOpen && (
        <div className={styles.members}>
          {entries.slice(0, shown).map(([key, member]) => (
            <Member key={key} name={key} value={member} depth={depth + 1} openDepth={openDepth} />
          ))}
          {left > 0 && (
            <Button size="small" onPress={() => setShown(shown + STEP)}>
              {`Show ${Math.min(left, STEP)} more of ${left}`}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

function Name({ name }: { readonly name: string | undefined }) {
  return name === undefined ? null : <span className={styles.name}>{name}: </span>;
}
