import { Check, Dot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';
import type { Face } from '../../facts/face.ts';
import { Paywall } from '../Paywall/Paywall.tsx';
import * as styles from './EvidenceView.css.ts';

export interface EvidenceViewProps {
  readonly evidence: Face<Evidence>;
}

/** The reason in one sentence, the rule, the facts with source and time, and what would change the verdict. */
export function EvidenceView({ evidence }: EvidenceViewProps) {
  if (evidence.status === 'error') return <ErrorState onRetry={evidence.onRetry}>{evidence.message}</ErrorState>;
  if (evidence.status === 'locked')
    return <Paywall title="The evidence is only available for users with Pro Subscription" />;
  if (evidence.status === 'loading') {
    return (
      <div className={styles.root} aria-busy>
        <Skeleton width="32ch" />
        <Skeleton width="24ch" />
      </div>
    );
  }
  const { reason, rule, inputs, changes } = evidence.data;
  return (
    <div className={styles.root}>
      <p>{reason}</p>
      <Part name="How it's decided">
        <p>{rule}</p>
      </Part>
      {inputs.length > 0 && (
        <Part name="Evidence">
          <ul role="list" className={styles.list}>
            {inputs.map((input) => (
              <Input key={`${input.name} ${input.value} ${input.source}`} {...input} />
            ))}
          </ul>
        </Part>
      )}
      {changes.length > 0 && (
        <Part name="What would change this">
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{name}</h3>
      {children}
    </section>
  );
}

function Input({ name, value, href, speaksFor, source, asOf }: EvidenceInput) {
  const speaks = speaksFor === undefined ? undefined : speaksFor ? 'for' : 'against';
  return (
    <li className={styles.input}>
      <span className={styles.sign} data-speaks={speaks}>
        <Icon
          of={speaks === 'for' ? Check : speaks === 'against' ? X : Dot}
          size={14}
          label={speaks ? (speaks === 'for' ? 'speaks for it' : 'speaks against it') : undefined}
        />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{href ? <Link href={href}>{value}</Link> : <bdi>{value}</bdi>}</span>
      <span className={styles.source}>
        {source}
        {asOf && (
          <>
            , <DateTime value={asOf} />
          </>
        )}
      </span>
    </li>
  );
}
