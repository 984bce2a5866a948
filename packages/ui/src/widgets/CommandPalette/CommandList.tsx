import { useId, type ReactNode } from 'react';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { type Command, type CommandGroup, keyOf } from './command.ts';
import * as styles from './CommandPalette.css.ts';

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  /** Index of the active command among those of all groups. */
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (command: Command) => void;
}

/** Commands below their headings. The focus stays in the field, which refers to the active one. */
export function CommandList({ id, groups, active, optionId, onChoose }: CommandListProps) {
  const firstOf = (at: number) => groups.slice(0, at).reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <div id={id} role="listbox" aria-label="Commands" onPointerDown={(event) => event.preventDefault()}>
      {groups.map(
        ({ title, commands }, at) =>
          commands.length > 0 && (
            <Group key={title} title={title}>
              {commands.map((command, i) => {
                const index = firstOf(at) + i;
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field, which names the active option
                  <div
                    key={keyOf(command)}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={styles.option}
                    onClick={() => onChoose(command)}
                  >
                    <bdi className={styles.name}>{commandWords(command.name)}</bdi>{' '}
                    <bdi className={styles.note}>{command.note}</bdi>
                  </div>
                );
              })}
            </Group>
          ),
      )}
    </div>
  );
}

/** An ASN, address, prefix or community at the start of a name. */
const IDENTIFIER = /^(?:AS\d+|[\da-f]*[.:][\da-f.:]*(?:\/\d+)?)(?=\s|$)/i;

/** The name with its identifier in monospace. */
function commandWords(name: string): ReactNode {
  const identifier = IDENTIFIER.exec(name)?.[0];
  if (identifier === undefined) return name;
  return (
    <>
      <Mono wrap>{identifier}</Mono>
      {name.slice(identifier.length)}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.heading}>
        <bdi>{title}</bdi>
      </div>
      {children}
    </div>
  );
}
