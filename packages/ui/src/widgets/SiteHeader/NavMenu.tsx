import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { classes } from '../../css/classes.ts';
import type { MenuSignal } from './menuIntent.ts';
import { isCurrentPage, type NavItem, type NavLink } from '../../facts/navLink.ts';
import * as styles from './NavMenu.css.ts';
import * as header from './SiteHeader.css.ts';

// Most visits open no menu, so its code loads at the first sign that one will open.
const loadPanel = () => import('./NavPanel.tsx');
const NavPanel = lazy(async () => ({ default: (await loadPanel()).NavPanel }));

export interface NavMenuProps {
  readonly link: NavLink & { readonly items: readonly NavItem[] };
  readonly currentPath: string;
  readonly isOpen: boolean;
  readonly onSignal: (signal: MenuSignal, at: number) => void;
}

/** A header link with pages below it: a button that opens them above the page, by pointer, touch or key. */
export function NavMenu({ link, currentPath, isOpen, onSignal }: NavMenuProps) {
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);

  // A finger cannot hover: it presses.
  const onHover = (signal: 'enter' | 'leave') => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    void loadPanel();
    onSignal(signal, event.timeStamp);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      onSignal('dismiss', event.timeStamp);
      button.current?.focus();
    }
  };
  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTakesFocus(true);
    if (isOpen) document.getElementById(panel)?.querySelector('a')?.focus();
    else onSignal('press', event.timeStamp);
  };
  const onBlur = (event: FocusEvent) => {
    const isGone = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
    if (isGone) onSignal('dismiss', event.timeStamp);
  };

  return (
    <li>
      <div
        role="presentation"
        className={header.entry}
        onPointerEnter={onHover('enter')}
        onPointerLeave={onHover('leave')}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <button
          ref={button}
          type="button"
          className={classes(header.link, styles.button)}
          aria-expanded={isOpen}
          aria-controls={panel}
          data-current={isCurrentPage(link.href, currentPath) || undefined}
          onFocus={() => void loadPanel()}
          onKeyDown={onButtonKeyDown}
          onClick={(event) => {
            setTakesFocus(false);
            onSignal('press', event.timeStamp);
          }}
        >
          {link.label}
          <svg className={styles.arrow} viewBox="0 0 16 16" fill="none" aria-hidden>
            <path d="m4 6 4 4 4-4" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        {isOpen && (
          <Suspense>
            <NavPanel
              id={panel}
              label={link.label}
              items={link.items}
              currentPath={currentPath}
              takesFocus={takesFocus}
              onFollow={(at) => onSignal('dismiss', at)}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}
