import { startTransition, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { Dialog } from './Dialog.tsx';

describeConformance<HTMLElement>(
  'Dialog',
  (host) => (
    <Dialog {...host} isOpen onOpenChange={() => undefined} title="Remove?">
      Words
    </Dialog>
  ),
  { interactive: true },
);

describe('Dialog', () => {
  it('has its title as name', async () => {
    render(
      <Dialog isOpen onOpenChange={() => undefined} title="Remove 12 targets?">
        Words
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog', { name: 'Remove 12 targets?' })).toBeVisible();
  });

  it.each(themes)('darkens what no veil can cover, the ground of the window, all through in the %s theme', (theme) => {
    render(
      <Dialog isOpen onOpenChange={() => undefined} title="Remove?">
        Words
      </Dialog>,
      theme,
    );
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    expect(ground).toMatch(/^(rgb|color)\([^/]+\)$/);
  });

  it.each(['dialog', 'alertdialog'] as const)('is closed by Escape as %s', async (role) => {
    const onOpenChange = vi.fn();
    render(
      <Dialog isOpen role={role} onOpenChange={onOpenChange} title="Remove?">
        Words
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('keeps the keyboard inside', async () => {
    render(
      <>
        <button type="button">Outside</button>
        <Dialog isOpen onOpenChange={() => undefined} title="Remove?" actions={<button type="button">Yes</button>}>
          Words
        </Dialog>
      </>,
    );
    for (let step = 0; step < 4; step++) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
    }
  });

  it('lets the keyboard scroll long content', async () => {
    render(
      <Dialog isOpen onOpenChange={() => undefined} title="Long">
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>Line {line}</p>
        ))}
      </Dialog>,
    );
    await expect.poll(() => document.querySelector('[role="dialog"] [tabindex="0"]')).not.toBeNull();
  });

  it('is closed by an Escape that is pressed while nothing has the focus', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog isOpen onOpenChange={onOpenChange} title="Remove?">
        Words
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('leaves the Escape to what is above it', async () => {
    const onOpenChange = vi.fn();
    const onInnerOpenChange = vi.fn();
    function Two() {
      const [isInner, setInner] = useState(false);
      return (
        <Dialog isOpen onOpenChange={onOpenChange} title="Below">
          <button type="button" onClick={() => setInner(true)}>
            More
          </button>
          <Dialog isOpen={isInner} onOpenChange={onInnerOpenChange} title="Above">
            Words
          </Dialog>
        </Dialog>
      );
    }
    render(<Two />);
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await expect.element(page.getByRole('dialog', { name: 'Above' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onInnerOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('gives the focus back when a navigation closes it, while the page cannot take it yet', async () => {
    render(<Navigated />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'History' })).toHaveFocus();
  });
});

/** A dialog that the URL opens and closes: a router changes it in a transition. */
function Navigated() {
  const [isOpen, setOpen] = useState(false);
  const go = (to: boolean) => startTransition(() => setOpen(to));
  return (
    <>
      <button type="button" onClick={() => go(true)}>
        History
      </button>
      {isOpen && (
        <Dialog isOpen onOpenChange={go} title="History">
          Words
        </Dialog>
      )}
    </>
  );
}
