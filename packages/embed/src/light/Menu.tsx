import { useId, useRef, type ReactElement } from 'react';
import { Button } from '@routeglass/ui/Button';
import { Stack } from '@routeglass/ui/Stack';

interface MenuProps {
  readonly label?: string;
  readonly trigger: ReactElement;
  readonly items: readonly { readonly id: string; readonly name: string; readonly onAction?: () => void }[];
}

/** Actions behind a button, in the browser's own popover: Escape and a press elsewhere close it. */
export function Menu({ label, trigger, items }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <span onClickCapture={() => list.current?.togglePopover()} role="none">
      {trigger}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onClickCapture={(event) => event.stopPropagation()}
      >
        <Stack gap={4}>
          {items.map((item) => (
            <Button
              key={item.id}
              kind="quiet"
              onPress={() => {
                list.current?.hidePopover();
                item.onAction?.();
              }}
            >
              {item.name}
            </Button>
          ))}
        </Stack>
      </div>
    </span>
  );
}
