import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { TOOLTIP_DELAY } from '../Tooltip/Tooltip.tsx';

/** How long the words stay after the pointer left, so that it can move onto them, in milliseconds. */
const CLOSE_DELAY = 100;

export interface Tip {
  readonly id: string;
  readonly anchor: RefObject<Element | null>;
  /** Undefined until it was opened once: until then nothing is built for it. */
  readonly isOpen: boolean | undefined;
  readonly change: (opens: boolean) => void;
}

/**
 * An explanation of any element: a mouse that rests opens it, the focus of the keyboard, and a finger. It closes when these leave, with
 * Escape, and with a press elsewhere. Put `events` on the element that is hovered and focused, `anchor` where the words belong.
 */
export function useTip<Anchor extends Element>() {
  const id = useId();
  const anchor = useRef<Anchor>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byFinger = useRef(false);
  const [isOpen, setOpen] = useState<boolean>();

  const change = useCallback((opens: boolean, after?: number): void => {
    clearTimeout(timer.current);
    const set = () => setOpen((was) => (was === undefined && !opens ? was : opens));
    if (after === undefined) set();
    else timer.current = setTimeout(set, after);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies below, as a dialog, stays open.
      event.stopPropagation();
      change(false);
    };
    const onPointerDown = ({ target }: Event) => {
      const isOwn = [document.getElementById(id), anchor.current].some((own) => own?.contains(target as Node));
      if (!isOwn) change(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen, id, change]);

  const tip: Tip = { id, anchor, isOpen, change };
  const events = {
    onPointerEnter: ({ pointerType, buttons }: PointerEvent) => {
      if (pointerType !== 'touch' && buttons === 0) change(true, TOOLTIP_DELAY);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') change(false, CLOSE_DELAY);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      byFinger.current = pointerType === 'touch';
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target === currentTarget && currentTarget.matches(':focus-visible')) change(true);
    },
    onBlur: () => change(false),
  };
  /** For the press of what does something else besides: says whether a finger did it, and then opens the words. */
  const openByFinger = (): void => {
    if (byFinger.current) change(true);
  };
  return { tip, anchor, events, openByFinger, ...(isOpen && { 'aria-describedby': id }) };
}
