/** One way to go: what is chosen, in words, and the page it leads to. */
export interface Command {
  /** What it is: `AS3356 Graph`, `10.0.0.0/16`. */
  readonly name: string;
  /** What stands beside it: the name of a network, the kind of thing. */
  readonly note: string;
  readonly href: string;
}

/** What tells a command from the others of its group. */
export const keyOf = ({ name, note, href }: Command): string => `${href} ${name} ${note}`;

/** Commands under a heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}
