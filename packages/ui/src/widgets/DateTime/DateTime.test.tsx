import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { DateTime } from './DateTime.tsx';

const value = new Date('2026-01-15T09:04:30Z');

describe('DateTime', () => {
  it('writes a minute in UTC', async () => {
    render(<DateTime value={value} />);
    const time = page.getByText('Jan 15 2026 09:04 UTC', { exact: true });
    await expect.element(time).toHaveAttribute('datetime', '2026-01-15T09:04:30.000Z');
    await expect.element(time).not.toHaveAttribute('title');
  });

  it('keeps the minute of a day in the tooltip', async () => {
    render(<DateTime value={value} precision="day" />);
    await expect
      .element(page.getByText('2026/01/15', { exact: true }))
      .toHaveAttribute('title', 'Jan 15 2026 09:04 UTC');
  });
});
