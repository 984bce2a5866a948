import { Button } from '@routeglass/ui/Button';
import type { MenuProps } from '@routeglass/ui/Menu';
import { useRef, type CSSProperties } from 'react';

const look: CSSProperties = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: '4px',
  border: '1px solid var(--rg-color-border-subtle)',
  borderRadius: '6px',
  background: 'var(--rg-color-surface-raised)',
  boxShadow: 'var(--rg-shadow-float)',
};
const GAP = 6;

/** Actions behind a button, in the browser's own popover: Escape or a press elsewhere closes it. */
export function Menu({ label, trigger, items = [] }: Pick<MenuProps, 'label' | 'trigger' | 'items'>) {
  const place = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // A press on the button of an open popover closes it before the click event.
  const wasOpen = useRef(false);

  const toggle = () => {
    if (!wasOpen.current && place.current && list.current?.togglePopover()) {
      const { left, right, bottom } = place.current.getBoundingClientRect();
      const { width } = list.current.getBoundingClientRect();
      list.current.style.top = `${bottom + GAP}px`;
      list.current.style.left = `${left + width > innerWidth ? right - width : left}px`;
      list.current.querySelector('button')?.focus();
    }
    wasOpen.current = false;
  };

  return (
    <>
      <span
        ref={place}
        role="none"
        onPointerDownCapture={() => {
          wasOpen.current = list.current?.matches(':popover-open') ?? false;
        }}
        onClick={toggle}
      >
        {trigger}
      </span>
      <div ref={list} popover="auto" role="group" aria-label={label} style={look}>
        {items.map((item) => (
          <div key={item.id}>
            <Button
              kind="quiet"
              size="small"
              onPress={() => {
                list.current?.hidePopover();
                item.onAction?.();
              }}
            >
              {item.name}
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}
