import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { fewCountries, manyCountries } from './CountryFilterPopover.fixtures.ts';
import { CountryFilterPopover, type CountryFilterPopoverProps } from './CountryFilterPopover.tsx';

const show = (props: Partial<CountryFilterPopoverProps> = {}, theme?: (typeof themes)[number]) => {
  const onCommit = vi.fn();
  render(
    <CountryFilterPopover
      countries={{ status: 'ready', data: fewCountries }}
      selected={[]}
      isPro
      onCommit={onCommit}
      {...props}
    />,
    theme,
  );
  return onCommit;
};
const open = () => userEvent.click(page.getByRole('button', { name: /Country/ }));
const close = () => userEvent.keyboard('{Escape}');
const option = (name: RegExp) => page.getByRole('option', { name });
const search = (text: string) => userEvent.fill(page.getByRole('searchbox', { name: 'Search countries' }), text);

describe('CountryFilterPopover', () => {
  it('keeps what is ticked as a draft until it closes', async () => {
    const onCommit = show();
    await open();
    await userEvent.click(option(/Germany/));
    await userEvent.click(option(/Georgia/));
    await expect.element(page.getByText('2 selected')).toBeVisible();
    expect(onCommit).not.toHaveBeenCalled();
    await close();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(['DE', 'GE']);
  });

  it('begins with what is selected, and clears with Clear', async () => {
    const onCommit = show({ selected: ['DE', 'NL'] });
    await expect.element(page.getByRole('button', { name: 'Country: 2' })).toBeVisible();
    await open();
    await expect.element(option(/Germany/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await close();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('forgets an abandoned draft when it is opened again', async () => {
    const onCommit = show();
    await open();
    await userEvent.click(option(/Germany/));
    await close();
    await open();
    await expect.element(page.getByText('0 selected')).toBeVisible();
    await close();
    expect(onCommit).toHaveBeenLastCalledWith([]);
  });

  it('searches a part of code or name in either case; All takes every country shown', async () => {
    const onCommit = show({ selected: ['NL'] });
    await open();
    await search('GE');
    await expect.element(option(/Netherlands/)).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'All' }));
    await close();
    if (page.getByRole('dialog').query()) await close();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(['NL', 'DE', 'GE']);
  });

  it('says when nothing matches', async () => {
    show();
    await open();
    await search('atlantis');
    await expect.element(page.getByText('No options')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'All' })).toBeDisabled();
  });

  it('shows counts, and no flag for rows without a country', async () => {
    show();
    await open();
    await expect.element(option(/^None/)).toMatchTextContent('2');
    await expect.element(option(/Germany/)).toMatchTextContent('1,284');
    await vi.waitFor(() =>
      expect(
        option(/Germany/)
          .element()
          .querySelector('svg svg, span > svg'),
      ).not.toBeNull(),
    );
    expect(option(/^None/).element().querySelectorAll('[aria-hidden="true"] svg')).toHaveLength(0);
  });

  it('is ticked by keyboard', async () => {
    const onCommit = show();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter}{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(['DE']);
  });

  it('is 300 pixels wide, its list at most 280 high, and builds only what is in sight', async () => {
    show({ countries: { status: 'ready', data: manyCountries() } });
    await open();
    await expect.element(option(/^None/)).toBeVisible();
    const popover = page.getByRole('dialog').element().parentElement;
    expect(popover?.offsetWidth).toBe(300);
    expect(page.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(280);
    expect(page.getByRole('option').elements().length).toBeLessThan(30);
  });

  it('is locked without Pro: says why, shows the countries, and clears the filter on closing', async () => {
    const onCommit = show({ isPro: false, selected: ['DE'] });
    const reason = 'Filter by country is only available for users with Pro Subscription';
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(reason);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toMatchTextContent(reason);
    await expect.element(page.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/pro-subscribe');
    await expect.element(option(/Georgia/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'All' })).toBeDisabled();
    await close();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('tries again after a failure', async () => {
    const onRetry = vi.fn();
    show({ countries: { status: 'error', message: 'No answer in time.', onRetry } });
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ selected: ['DE'] }, theme);
    await open();
    await expect.element(option(/Germany/)).toBeVisible();
    expect(await axeProblems(page.getByRole('dialog').element())).toEqual([]);
  });
});
