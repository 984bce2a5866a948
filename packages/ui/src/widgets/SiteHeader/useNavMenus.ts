import { useEffect, useRef, useState } from 'react';
import { menuIntent, type MenuSignal } from './menuIntent.ts';

export interface NavMenus {
  /** URL of the link whose menu is open. */
  readonly open: string | null;
  /** Reports a signal for the menu of a link; `at` is the event's `timeStamp`. */
  readonly signal: (menu: string, signal: MenuSignal, at: number) => void;
  readonly close: () => void;
}

/** The menus of the header's links, of which at most one is open. */
export function useNavMenus(): NavMenus {
  const [open, setOpen] = useState<string | null>(null);
  const hoveredAt = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const signal = (menu: string, what: MenuSignal, at: number): void => {
    const sinceHover = hoveredAt.current === null ? null : at - hoveredAt.current;
    const intent = menuIntent(what, {
      isOpen: open === menu,
      isOtherOpen: open !== null && open !== menu,
      sinceHover,
    });
    const apply = (): void => {
      if (intent.open && open !== menu) hoveredAt.current = what === 'enter' ? at + intent.after : null;
      setOpen((now) => (intent.open ? menu : now === menu ? null : now));
    };
    clearTimeout(timer.current);
    if (intent.after === 0) apply();
    else timer.current = setTimeout(apply, intent.after);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(null);
  };
  return { open, signal, close };
}
