import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './CheckYourMail.css.ts';

export interface CheckYourMailProps {
  /** Address the mail was sent to. */
  readonly email: string;
  /** What the link in it does. Default: confirms the address. */
  readonly children?: ReactNode;
  /** Goes back to enter another address. */
  readonly onAgain?: () => void;
  /** Heading level of the title. Default 2. */
  readonly level?: 1 | 2;
}

/** Says that a mail was sent and nothing more can be done here. Never reveals whether the address has an account. */
export function CheckYourMail({ email, children, onAgain, level = 2 }: CheckYourMailProps) {
  return (
    <div role="status" className={styles.root}>
      <span className={styles.sign}>
        <Icon of={Mail} size={24} />
      </span>
      <Heading level={level} size={20}>
        Check your mail
      </Heading>
      <Text size={14}>
        We sent a mail to{' '}
        <strong>
          <DottedName>{email}</DottedName>
        </strong>
        . {children ?? 'Open the link in it to confirm your address.'}
      </Text>
      <Text size={13} tone="muted">
        Nothing there after a few minutes? Look in your spam folder.
      </Text>
      {onAgain && (
        <Button size="small" onPress={onAgain}>
          Use another address
        </Button>
      )}
    </div>
  );
}
