import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { stopTimers } from '../../testing/timers.ts';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import type { SearchResult } from '../../facts/searchResult.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const show = (props: Partial<SearchBoxProps> = {}) => {
  const onNavigate = vi.fn();
  const onQueryChange = vi.fn();
  const ui = (change: Partial<SearchBoxProps> = {}) => (
    <SearchBox
      suggestions={oneOfEach}
      onNavigate={onNavigate}
      onQueryChange={onQueryChange}
      size="hero"
      {...props}
      {...change}
    />
  );
  const { rerender } = render(ui());
  return { onNavigate, onQueryChange, change: (next: Partial<SearchBoxProps>) => rerender(ui(next)) };
};

const field = page.getByRole('combobox', { name: 'Search' });
const list = page.getByRole('listbox', { name: 'Suggestions' });

const type = async (text: string) => {
  await userEvent.click(field);
  await userEvent.keyboard(text);
};

const openList = async () => {
  await type('al');
  await expect.element(list).toBeVisible();
};

describe('SearchBox, its text', () => {
  it.each([
    [700, 'Enter AS Number, AS Name, Prefix, IP or Domain Name'],
    [560, 'Enter AS Number, AS Name, Prefix, IP or Domain Name'],
    [420, 'Enter AS Number, AS Name, Prefix, IP or Domain Name'],
    [300, 'AS Number/Name, IP, Domain'],
    [250, 'AS Number/Name, IP, Domain'],
    [160, 'Search'],
  ])('asks for what can be found, in as many words as %i px hold', async (width, words) => {
    render(
      <div style={{ width }}>
        <SearchBox suggestions={[]} onNavigate={vi.fn()} onQueryChange={vi.fn()} />
      </div>,
    );
    await expect.element(field).toHaveAttribute('placeholder', words);
  });

  it('tells the query once typing has paused, and only from 2 characters on', async () => {
    const pass = stopTimers();
    const { onQueryChange } = show();
    await type('a');
    pass(600);
    expect(onQueryChange.mock.calls.flat()).not.toContain('a');
    await userEvent.keyboard('ld');
    await vi.waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith('ald'), 1500);
    expect(onQueryChange.mock.calls.flat()).not.toContain('al');
  });

  it.each([
    ['AS3356', '/as/3356'],
    ['3356', '/as/3356'],
    ['level 3', '/search?query=level%203'],
  ])('leads from %s to %s on Enter', async (text, href) => {
    const { onNavigate } = show();
    await type(`${text}{Enter}`);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(href);
  });

  it('leads nowhere without a text', async () => {
    const { onNavigate } = show();
    await type('  {Enter}');
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('is emptied by its button and keeps the focus', async () => {
    show({ defaultValue: 'alder' });
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }));
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });
});

describe('SearchBox, its suggestions', () => {
  it('do not show before the field has the focus', async () => {
    const pass = stopTimers();
    show({ defaultValue: 'alder' });
    pass(600);
    expect(list.query()).toBeNull();
  });

  it.each([
    ['while they are on their way', 'isLoading'],
    ['when they could not be had', 'hasFailed'],
  ] as const)('do not show %s', async (_, reason) => {
    const pass = stopTimers();
    const { change } = show({ [reason]: true });
    await type('al');
    pass(600);
    expect(list.query()).toBeNull();
    change({ [reason]: false });
    await expect.element(list).toBeVisible();
  });

  it('say so when there is none', async () => {
    show({ suggestions: [] });
    await openList();
    await expect.element(page.getByRole('option')).toHaveTextContent('No options');
  });

  it('are at most 100', async () => {
    const many = Array.from({ length: 130 }, (_, index): SearchResult => ({
      type: 'domain',
      name: `d${index}.example`,
    }));
    show({ suggestions: many });
    await openList();
    expect(page.getByRole('option').elements()).toHaveLength(100);
  });

  it('are walked with the arrow keys while the field keeps the focus, and followed with Enter', async () => {
    const { onNavigate } = show();
    await openList();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = page.getByRole('option', { selected: true });
    await expect.element(second).toMatchTextContent('AS64601');
    await expect.element(field).toHaveAttribute('aria-activedescendant', second.element().id);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/as/64601');
    expect(list.query()).toBeNull();
  });

  it('are followed with a press', async () => {
    const { onNavigate } = show();
    await openList();
    await userEvent.click(page.getByRole('option', { name: /alder.example/ }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/domain/overview?domain=alder.example');
  });

  it('close with Escape, which keeps the text, and open again with the arrow key', async () => {
    show();
    await openList();
    await userEvent.keyboard('{Escape}');
    expect(list.query()).toBeNull();
    await expect.element(field).toHaveValue('al');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
  });

  it('stay closed where Escape came before they did', async () => {
    const { change } = show();
    await openList();
    change({ isLoading: true });
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    change({ isLoading: false });
    await expect.element(field).toHaveValue('al');
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
  });

  it('close when the focus leaves', async () => {
    show();
    await openList();
    await userEvent.tab();
    await userEvent.tab();
    expect(list.query()).toBeNull();
  });

  it('have no axe violation', async () => {
    show();
    await openList();
    await userEvent.keyboard('{ArrowDown}');
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('SearchBox, the key /', () => {
  it('brings the focus from anywhere on the page', async () => {
    show({ hasSlashKey: true });
    await userEvent.keyboard('/');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
  });

  it('is a letter like others where a person types', async () => {
    show({ hasSlashKey: true });
    await type('10.0.0.0/8');
    await expect.element(field).toHaveValue('10.0.0.0/8');
  });

  it('does nothing unless asked for', async () => {
    show();
    await userEvent.keyboard('/');
    await expect.element(field).not.toHaveFocus();
  });
});
