import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

describeConformance<HTMLDivElement>('FocusKeeper', (host) => (
  <FocusKeeper {...host} label="Order">
    words
  </FocusKeeper>
));

/** A step that ends by its own press, at once or a moment later, beside something else that disappears. */
function Steps({ isLater = false }: { readonly isLater?: boolean }) {
  const [isDone, setDone] = useState(false);
  const end = () => setDone(true);
  return (
    <>
      <FocusKeeper label="Order">
        {isDone ? 'Payment' : <Button onPress={isLater ? () => setTimeout(end, 10) : end}>Continue</Button>}
      </FocusKeeper>
      <Button>Elsewhere</Button>
    </>
  );
}

/** A step that a menu item ends. */
function Choices() {
  const [isDone, setDone] = useState(false);
  return (
    <FocusKeeper label="Order">
      {isDone ? (
        'Payment'
      ) : (
        <Menu
          label="More"
          trigger={<Button>More</Button>}
          items={[{ id: 'end', name: 'Continue', onAction: () => setDone(true) }]}
        />
      )}
    </FocusKeeper>
  );
}

const order = page.getByRole('group', { name: 'Order' });

describe('FocusKeeper', () => {
  it.each([false, true])('takes the focus of the control that is removed (later: %s)', async (isLater) => {
    render(<Steps isLater={isLater} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByText('Payment')).toBeVisible();
    await expect.element(order).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('takes the focus of the item of a menu that removes the menu and its button', async () => {
    render(<Choices />);
    await userEvent.keyboard('{Tab}{Enter}{Enter}');
    await expect.element(page.getByText('Payment')).toBeVisible();
    await expect.element(order).toHaveFocus();
  });

  it('leaves the focus to what has it', async () => {
    render(<Steps isLater />);
    await userEvent.keyboard('{Tab}{Enter}{Tab}');
    await expect.element(page.getByText('Payment')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('is no stop of the Tab key', async () => {
    render(<Steps />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus();
  });
});
