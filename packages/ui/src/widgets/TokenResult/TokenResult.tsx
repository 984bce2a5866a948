import { CircleCheck, CircleQuestionMark, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Code } from '../../primitives/Code/Code.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './TokenResult.css.ts';

interface TokenResultWords {
  /** What happened, in a few words. */
  readonly title: string;
  /** What it means and what to do. */
  readonly children?: ReactNode;
  /** Heading level of the title. Default 1. */
  readonly level?: 1 | 2;
}

export type TokenResultProps =
  | ({ readonly status: 'pending' } & TokenResultWords)
  | ({
      /** `question`: the link only asks, and nothing has changed yet. */
      readonly status: 'success' | 'question';
      /** The next step. */
      readonly action?: ReactNode;
    } & TokenResultWords)
  | ({
      readonly status: 'error';
      /** Error code for support requests. Default `E_OTHER`. */
      readonly code?: string | undefined;
      /** The next step. */
      readonly action?: ReactNode;
    } & TokenResultWords);

const icons = { success: CircleCheck, question: CircleQuestionMark, error: TriangleAlert } as const;

/** Result of a followed link: a confirmation, an approval, an invitation. */
export function TokenResult(props: TokenResultProps) {
  const { status, title, children, level = 1 } = props;
  return (
    <div className={styles.root} role={status === 'question' ? undefined : status === 'error' ? 'alert' : 'status'}>
      <span className={styles.signs[status]}>
        {status === 'pending' ? <Spinner size={24} label="Please wait" /> : <Icon of={icons[status]} size={24} />}
      </span>
      <Heading level={level} size={20}>
        {title}
      </Heading>
      {children && <Text size={14}>{children}</Text>}
      {status === 'error' && (
        <Text size={13} tone="muted">
          Code: <Code>{props.code ?? 'E_OTHER'}</Code>
        </Text>
      )}
      {status !== 'pending' && props.action}
    </div>
  );
}
