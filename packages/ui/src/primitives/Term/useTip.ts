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

/** How long the tip stays after the pointer left, so that the pointer can move onto it, in milliseconds. */
const CLOSE_DELAY = 100;

export interface Tip {
  readonly id: string;
  readonly anchor: RefObject<Element | null>;
  /** Undefined until it was opened once; until then nothing is rendered for it. */
  readonly isOpen: boolean | undefined;
  readonly change: (opens: boolean) => void;
}

/**
 * An explanation of any element, opened by hover, by keyboard focus and by touch. Closes when these end, on Escape and on a press elsewhere. Put
 * `events` on the element that is hovered and focused, `anchor` on the element beside which the text appears.
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
      // Whatever is below, such as a dialog, stays open.
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
  /** For an element whose press also does something else: opens the tip only if a finger pressed it. */
  const openByFinger = (): void => {
    if (byFinger.current) change(true);
  };
  return { tip, anchor, events, openByFinger, ...(isOpen && { 'aria-describedby': id }) };
}
