import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** Name of an existing page whose URL names no subject. Default: there is no such page. */
  readonly title?: string;
  /** What exactly is missing, if the page knows: 'No loaded source knows AS99999999'. It becomes a sentence. */
  readonly reason?: string;
  /** The search box: the best next step. */
  readonly search?: ReactNode;
}

/** The page for a URL that leads nowhere. */
export function NotFound({ title, reason = "This page doesn't exist.", search }: NotFoundProps) {
  return (
    <section className={styles.root} aria-labelledby="not-found">
      <Stack gap={16} align="center">
        <Heading level={1} id="not-found">
          {title ?? '404 - Page Not Found'}
        </Heading>
        <Text tone="muted" align="center">
          {asSentence(reason)}
          {title === undefined && ' Search for what you meant, or start over.'}
        </Text>
        {search && <div className={styles.search}>{search}</div>}
        <ButtonLink href="/">Back to Home page</ButtonLink>
      </Stack>
    </section>
  );
}

/** Server messages have no full stop. */
const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
