import type { KeyboardEvent, ReactNode } from 'react';

interface ToolbarProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly 'aria-label'?: string;
}

/** A row of controls; arrow keys move between them. */
export function Toolbar(props: ToolbarProps) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  };
  return <div {...props} role="toolbar" tabIndex={-1} onKeyDown={walk} />;
}
