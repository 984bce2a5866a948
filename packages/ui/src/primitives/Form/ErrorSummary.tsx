import type { RefObject } from 'react';
import { Button } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Banner } from '../Banner/Banner.tsx';
import type { FieldErrors } from './fieldErrors.ts';
import { focusField } from './focusField.ts';
import * as styles from './Form.css.ts';

interface ErrorSummaryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  /** Names of the fields as shown to the reader. */
  readonly labels: Readonly<Record<string, string>>;
}

/** All errors in one place, each a link to its field. */
export function ErrorSummary({ form, errors, labels }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Banner tone="invalid" title={entries.length === 1 ? 'Check one entry' : `Check ${entries.length} entries`}>
      <ul className={styles.list}>
        {entries.map(([name, message]) => (
          <li key={name}>
            {labels[name] === undefined ? (
              message
            ) : (
              <Button
                className={classes(styles.entry, focusRing)}
                onPress={() => form.current && focusField(form.current, name)}
              >
                {labels[name]}: {message}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
