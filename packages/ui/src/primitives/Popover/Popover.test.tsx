import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

describeConformance<HTMLElement>('Popover', (host) => (
  <Popover {...host} isOpen label="Evidence" trigger={<Button>Why</Button>}>
    Words
  </Popover>
));

describe('Popover', () => {
  it('opens by keyboard, closes by Escape and gives the focus back', async () => {
    render(
      <Popover label="Evidence" trigger={<Button>Why</Button>}>
        Words
      </Popover>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Evidence' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Why' })).toHaveFocus();
  });

  it('hands its content the way to close it', async () => {
    render(
      <Popover defaultOpen label="Evidence" trigger={<Button>Why</Button>}>
        {(close) => <Button onPress={close}>Done</Button>}
      </Popover>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets flush content decide its width', async () => {
    render(
      <Popover defaultOpen flush label="Evidence" trigger={<Button>Why</Button>}>
        <div style={{ width: 298 }}>Words</div>
      </Popover>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(page.getByRole('dialog').element().parentElement?.offsetWidth).toBe(300);
  });
});
