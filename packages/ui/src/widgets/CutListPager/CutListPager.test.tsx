import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { CutListPager, type CutListPagerProps } from './CutListPager.tsx';

const show = (props: Partial<CutListPagerProps>) => {
  const onPageChange = vi.fn();
  render(
    <CutListPager
      label="Pages of routes"
      page={2}
      pageSize={100}
      count={100}
      hasMore
      onPageChange={onPageChange}
      {...props}
    />,
  );
  return onPageChange;
};

describe('CutListPager', () => {
  it('says which rows are in sight and leads to those around them, by keyboard', async () => {
    const onPageChange = show({});
    await expect.element(page.getByText('101 – 200, more follow')).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
    expect(onPageChange.mock.calls).toEqual([[1], [3]]);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('leads nowhere beyond the last page', async () => {
    show({ page: 3, count: 17, hasMore: false });
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect.element(page.getByText('201 – 217')).toBeVisible();
  });

  it('is not there where one page holds it all', () => {
    show({ page: 1, hasMore: false });
    expect(page.getByRole('navigation').query()).toBeNull();
  });
});
