import type { ReactNode } from 'react';

/** One answer of a group of checkboxes or radio buttons. */
export interface Choice<Id extends string = string> {
  /** The value that is sent. */
  readonly id: Id;
  readonly name: ReactNode;
  /** A few words below the name. */
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Answers stacked, or side by side for two or three short ones. */
export const choiceDirections = ['vertical', 'horizontal'] as const;
export type ChoiceDirection = (typeof choiceDirections)[number];
