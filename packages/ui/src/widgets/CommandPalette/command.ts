/** One destination: its text and its page. */
export interface Command {
  /** Name: `AS3356 Graph`, `10.0.0.0/16`. */
  readonly name: string;
  /** Text beside it: the name of a network, the kind of entity. */
  readonly note: string;
  readonly href: string;
}

/** Unique key of a command in its group. */
export const keyOf = ({ name, note, href }: Command): string => `${href} ${name} ${note}`;

/** Commands below a heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}
