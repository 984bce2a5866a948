import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip, TOOLTIP_DELAY } from './Tooltip.tsx';

describeConformance<HTMLDivElement>('Tooltip', (host) => (
  <Tooltip {...host} isOpen content="1,204,113">
    <Button>1.2M</Button>
  </Tooltip>
));

describe('Tooltip', () => {
  it('waits for a second of rest', () => {
    expect(TOOLTIP_DELAY).toBe(1000);
  });

  it('appears at once with the keyboard and is hidden by Escape', async () => {
    render(
      <Tooltip content="1,204,113">
        <Button>1.2M</Button>
      </Tooltip>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('1,204,113');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('appears for a pointer that comes in one step after keys', async () => {
    render(
      <>
        <Tooltip content="1,204,113">
          <Button>1.2M</Button>
        </Tooltip>
        <Button>Next</Button>
      </>,
    );
    await userEvent.hover(page.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.hover(page.getByRole('button', { name: '1.2M' }));
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('1,204,113');
  });

  it('takes no pointer that rests, drags or touches for one that comes', () => {
    render(
      <Tooltip content="1,204,113">
        <Button>1.2M</Button>
      </Tooltip>,
    );
    const button = page.getByRole('button').element();
    const moves: Event[] = [];
    const hear = (event: Event) => moves.push(event);
    const over = (init: PointerEventInit) => {
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, clientX: 5, clientY: 5, ...init }));
      return moves.length;
    };
    document.dispatchEvent(new PointerEvent('pointermove', { clientX: 5, clientY: 5 }));
    document.addEventListener('pointermove', hear);
    onTestFinished(() => document.removeEventListener('pointermove', hear));
    expect(over({ pointerType: 'mouse' })).toBe(0);
    expect(over({ pointerType: 'mouse', clientX: 9, buttons: 1 })).toBe(0);
    expect(over({ pointerType: 'touch', clientX: 9 })).toBe(0);
    expect(over({ pointerType: 'mouse', clientX: 9 })).toBe(1);
  });

  it('describes its control', async () => {
    render(
      <Tooltip isOpen content="1,204,113">
        <Button>1.2M</Button>
      </Tooltip>,
    );
    await expect.element(page.getByRole('button', { name: '1.2M' })).toHaveAccessibleDescription('1,204,113');
  });
});
