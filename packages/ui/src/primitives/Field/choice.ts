import type { ReactNode } from 'react';

/** One answer of a group of boxes or radio buttons. */
export interface Choice<Id extends string = string> {
  /** What is sent for it. */
  readonly id: Id;
  readonly name: ReactNode;
  /** A few words under the name. */
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Answers below each other, or beside each other for two or three short ones. */
export const choiceDirections = ['vertical', 'horizontal'] as const;
export type ChoiceDirection = (typeof choiceDirections)[number];
