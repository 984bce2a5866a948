import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing, focusRingWithin } from '../../css/focus.css.ts';
import type { Closed, Host } from '../closed.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, fieldState, type FieldWords } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Closed<AriaSearchFieldProps>, FieldWords, Host {
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Text to filter or search by. Enter submits it, Escape clears it. */
export function SearchField({
  label,
  hideLabel,
  description,
  error,
  size = 'medium',
  placeholder,
  ...props
}: SearchFieldProps) {
  const words = { label, ...(hideLabel && { hideLabel }), description, error };
  return (
    <AriaSearchField {...props} {...fieldState(words)} className={field.root}>
      <FieldFrame {...words}>
        <Group className={classes(field.box, field.size[size], focusRingWithin)}>
          <span className={field.sign}>
            <Icon of={Search} size={size === 'large' ? 20 : 16} />
          </span>
          <Input {...(placeholder !== undefined && { placeholder })} className={field.input} />
          <Button className={classes(field.inside, styles.clear, focusRing)}>
            <Icon of={X} size={14} />
          </Button>
        </Group>
      </FieldFrame>
    </AriaSearchField>
  );
}
