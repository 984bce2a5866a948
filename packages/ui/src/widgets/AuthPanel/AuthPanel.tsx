import type { ReactNode } from 'react';
import { FocusKeeper } from '../../primitives/FocusKeeper/FocusKeeper.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './AuthPanel.css.ts';
import { authTitles, otherWays, type AuthHrefs, type AuthVariant } from './authVariants.ts';

export interface AuthPanelProps {
  readonly variant: AuthVariant;
  /** URL of each variant, with the current `redirect`, so that switching loses nothing. */
  readonly hrefs: AuthHrefs;
  /** The form of the variant, or what follows it. */
  readonly children: ReactNode;
  /** Title instead of the variant's own. */
  readonly title?: string | undefined;
  /** Why the reader is here: "Log in to see your messages." */
  readonly intro?: ReactNode;
  /** Whether all is done and the links to the other variants are of no use. Default false. */
  readonly isDone?: boolean;
}

/** Frame for log-in, sign-up and password reset, with links between them. */
export function AuthPanel({
  variant,
  hrefs,
  children,
  title = authTitles[variant],
  intro,
  isDone = false,
}: AuthPanelProps) {
  return (
    <section className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <Heading level={1} size={24}>
          {title}
        </Heading>
        {intro && (
          <Text size={14} tone="muted">
            {intro}
          </Text>
        )}
      </div>
      <FocusKeeper label={title}>{children}</FocusKeeper>
      {!isDone && (
        <nav className={styles.ways} aria-label="Account access">
          {otherWays[variant].map(({ to, question, label }) => (
            <Text key={to} as="span" size={14}>
              {question} <Link href={hrefs[to]}>{label}</Link>
            </Text>
          ))}
        </nav>
      )}
    </section>
  );
}
