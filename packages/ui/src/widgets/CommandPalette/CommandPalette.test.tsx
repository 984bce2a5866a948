import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { recentCommands } from './CommandPalette.fixtures.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const show = (props: Partial<CommandPaletteProps> = {}) => {
  const calls = { onOpenChange: vi.fn(), onChoose: vi.fn(), onQueryChange: vi.fn(), onClearRecent: vi.fn() };
  render(<CommandPalette isOpen {...calls} {...props} />);
  return calls;
};

const field = page.getByRole('combobox', { name: 'Go to' });
const options = page.getByRole('option');
const selected = page.getByRole('option', { selected: true });

describe('CommandPalette', () => {
  it('takes the focus, and goes where Enter says', async () => {
    const { onChoose } = show();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('AS3356 graph{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ name: 'AS3356 Graph', note: 'AS', href: '/as/3356/graph' });
  });

  it('walks the commands round and round, naming the active one', async () => {
    const { onChoose } = show({ asn: 64_512 });
    await expect.element(selected).toHaveTextContent('Overview AS64512');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(selected).toHaveTextContent('Communities AS64512');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(selected).toHaveTextContent('Graph AS64512');
    await expect.element(field).toHaveAttribute('aria-activedescendant', selected.element().id);
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ href: '/as/64512/graph' });
  });

  it('begins anew at the first command when the text changes', async () => {
    show({ asn: 64_512 });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}whois');
    await expect.element(selected).toHaveTextContent('Whois AS64512');
  });

  it('looks for the subject alone, once typing has paused', async () => {
    const { onQueryChange } = show();
    await userEvent.keyboard('alder customers');
    await expect.poll(() => onQueryChange.mock.calls).toContainEqual(['alder']);
    expect(onQueryChange.mock.calls.flat()).not.toContain('alder customers');
  });

  it('says that the search failed, and still leads to pages', async () => {
    const { onChoose } = show({ hasFailed: true });
    await userEvent.keyboard('10.0.0.0/16 roa');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The search failed. Try again in a moment.');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('lists what was found, and goes there by a press', async () => {
    const { onChoose } = show({ suggestions: oneOfEach });
    await userEvent.keyboard('alder');
    await expect.element(page.getByRole('group', { name: 'Found' })).toBeVisible();
    await page.getByRole('option', { name: 'alder.example Domain' }).click();
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ href: '/domain/overview?domain=alder.example' });
  });

  it('shows where one was before until something is typed, and forgets it', async () => {
    const { onClearRecent } = show({ recent: recentCommands });
    await expect.element(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear recent' }).click();
    expect(onClearRecent).toHaveBeenCalledOnce();
    await field.fill('AS1');
    await expect.element(page.getByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });

  it('closes by Escape', async () => {
    const { onOpenChange } = show();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('tells how many commands there are', async () => {
    show();
    await userEvent.keyboard('3356:123');
    await expect.element(page.getByText('3 commands')).toBeInTheDocument();
    expect(options.elements()).toHaveLength(3);
  });

  it('has no axe violation', async () => {
    show({ asn: 64_512, recent: recentCommands });
    await expect.element(selected).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
