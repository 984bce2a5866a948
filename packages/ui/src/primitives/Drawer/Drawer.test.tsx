import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Drawer } from './Drawer.tsx';

describeConformance<HTMLElement>(
  'Drawer',
  (host) => (
    <Drawer {...host} isOpen onOpenChange={() => undefined} title="Sections">
      Words
    </Drawer>
  ),
  { interactive: true },
);

describe('Drawer', () => {
  it('closes on the link that is followed inside', async () => {
    const onOpenChange = vi.fn();
    render(
      <Drawer isOpen onOpenChange={onOpenChange} title="Sections">
        <a href="#graph">Graph</a>
      </Drawer>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Graph' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
