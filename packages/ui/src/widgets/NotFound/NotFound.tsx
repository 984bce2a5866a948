import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps {
  /** Name of a page that is there, but not told what it is about. Default: there is no such page. */
  readonly title?: string;
  /** What exactly is not there, where the page knows: 'No loaded source knows AS99999999'. It becomes a sentence. */
  readonly reason?: string;
  /** The search box: the best way on. */
  readonly search?: ReactNode;
}

/** The page of an address that leads nowhere. */
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

/** Messages of servers come without their full stop. */
const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
