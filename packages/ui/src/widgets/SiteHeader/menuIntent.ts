/** What a reader does with a menu of the header. */
export type MenuSignal = 'enter' | 'leave' | 'press' | 'dismiss';

/** State of the menu when the signal comes. */
export interface MenuMoment {
  /** Whether this menu is open. */
  readonly isOpen: boolean;
  /** Whether another menu of the same bar is open. */
  readonly isOtherOpen: boolean;
  /** Time since hovering opened it, in milliseconds; null if a press did. */
  readonly sinceHover: number | null;
}

/** The intent: open or closed, after a delay in milliseconds without another signal. */
export interface MenuIntent {
  readonly open: boolean;
  readonly after: number;
}

/** Ignores a pointer that only crosses the link. */
export const OPENS_AFTER = 120;
/** Time for the pointer to move diagonally from the link to the menu. */
export const CLOSES_AFTER = 240;
/** A press this soon after hovering meant to open the menu, not to close what had just opened by itself. */
export const PRESS_STILL_OPENS = 500;

/** What a signal means for one menu. Each signal replaces an intent that is still pending. */
export function menuIntent(signal: MenuSignal, { isOpen, isOtherOpen, sinceHover }: MenuMoment): MenuIntent {
  switch (signal) {
    case 'enter':
      return { open: true, after: isOpen || isOtherOpen ? 0 : OPENS_AFTER };
    case 'leave':
      return { open: false, after: isOpen ? CLOSES_AFTER : 0 };
    case 'press':
      return { open: !isOpen || (sinceHover !== null && sinceHover < PRESS_STILL_OPENS), after: 0 };
    case 'dismiss':
      return { open: false, after: 0 };
  }
}
