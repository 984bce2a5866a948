import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Pagination } from './Pagination.tsx';

describeConformance<HTMLElement>(
  'Pagination',
  (host) => <Pagination {...host} page={2} pageSize={50} total={120} onPageChange={() => undefined} />,
  { interactive: true },
);

describe('Pagination', () => {
  const pager = (page: number, extra: object = {}) => {
    const onPageChange = vi.fn();
    render(<Pagination page={page} pageSize={50} total={12_431} onPageChange={onPageChange} {...extra} />);
    return onPageChange;
  };

  it('says which rows of how many', async () => {
    pager(2);
    await expect.element(page.getByText('51 – 100 of 12,431')).toBeVisible();
  });

  it.each([
    ['First page', 1],
    ['Previous page', 1],
    ['Next page', 3],
    ['Last page', 249],
  ])('goes by %s to %i', async (name, expected) => {
    const onPageChange = pager(2);
    await userEvent.click(page.getByRole('button', { name }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('hands the focus on where the way to the last page ends', async () => {
    function Pages() {
      const [shown, setShown] = useState(1);
      return <Pagination page={shown} pageSize={50} total={120} onPageChange={setShown} />;
    }
    render(<Pages />);
    await userEvent.click(page.getByRole('button', { name: 'Last page' }));
    await expect.element(page.getByRole('button', { name: 'Previous page' })).toHaveFocus();
  });

  it('goes nowhere from the only page', () => {
    pager(1, { total: 3 });
    for (const button of page.getByRole('button').elements()) expect(button).toHaveAttribute('data-disabled');
  });

  it('offers 10, 20, 50 and 100 rows a page', async () => {
    const onPageSizeChange = vi.fn();
    pager(1, { onPageSizeChange });
    await userEvent.click(page.getByRole('button', { name: /Rows per page/ }));
    const options = page.getByRole('option');
    expect(options.elements().map((option) => option.textContent)).toEqual(['10', '20', '50', '100']);
    await userEvent.click(page.getByRole('option', { name: '20' }));
    expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(20);
  });

  it('offers the size of the page that is shown, too', async () => {
    pager(1, { pageSize: 15, onPageSizeChange: vi.fn() });
    await userEvent.click(page.getByRole('button', { name: /^15.*Rows per page/ }));
    const sizes = page.getByRole('option').elements();
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '15', '20', '50', '100']);
  });
});
