import type { Key } from 'react-aria-components';
import type { Option } from './OptionList.tsx';

/** Props of every field for choosing one of several options. */
export interface SingleChoice<Id extends Key> {
  readonly items: readonly Option<Id>[];
  /** Null if nothing is chosen yet. */
  readonly selected?: Id | null;
  readonly defaultSelected?: Id | undefined;
  readonly placeholder?: string | undefined;
  /** Name under which a form sends the id. */
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
}

/** The chosen option as react-aria props. */
export function choiceState<Id extends Key>(selected: Id | null | undefined, defaultSelected: Id | undefined) {
  return {
    ...(selected !== undefined && { value: selected }),
    ...(defaultSelected !== undefined && { defaultValue: defaultSelected }),
  };
}
