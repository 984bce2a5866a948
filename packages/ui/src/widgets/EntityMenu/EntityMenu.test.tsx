import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { asMenu } from '../../facts/asMenu.ts';
import { EntityMenu, type EntityMenuProps } from './EntityMenu.tsx';

const show = (props: Partial<EntityMenuProps> = {}) =>
  render(<EntityMenu label="Sections of AS64512" entries={asMenu(64512)} current="overview" {...props} />);

describe('EntityMenu', () => {
  it('names itself and marks the section on show', async () => {
    show();
    await expect.element(page.getByRole('navigation', { name: 'Sections of AS64512' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(
      page
        .getByRole('link')
        .elements()
        .filter((link) => link.hasAttribute('aria-current')),
    ).toHaveLength(1);
  });

  it('keeps nested sections closed until one of them or their parent is on show', () => {
    show();
    expect(page.getByRole('link', { name: 'Peerings' }).query()).toBeNull();
  });

  it.each(['connectivity', 'neighbors', 'peerings', 'prefixes'])('opens what holds %s', async (current) => {
    show({ current });
    await expect.element(page.getByRole('link', { name: 'BGP Neighbors' })).toBeVisible();
  });

  it.each([
    ['connectivity', ['Providers', 'Customers', 'Peerings', 'Unspecified']],
    ['neighbors', ['Providers', 'Customers', 'Peerings', 'Unspecified']],
    ['prefixes', []],
  ])('opens all that is nested in %s', (current, names) => {
    show({ current });
    const shown = ['Providers', 'Customers', 'Peerings', 'Unspecified'].filter((name) =>
      page.getByRole('link', { name }).query(),
    );
    expect(shown).toEqual(names);
  });

  it('shows counts where they are known', async () => {
    show({ counts: { ix: 12, communities: 1284 } });
    await expect.element(page.getByRole('link', { name: 'Internet Exchanges 12' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Communities 1,284' })).toBeVisible();
  });

  it('tells in a tooltip what each count is of', async () => {
    show({ current: 'hijacks', counts: { hijacks: 2, prefixes: 1284 } });
    await expect.element(page.getByTitle('2 active now')).toBeVisible();
    show({ current: 'prefixes', counts: { providers: 1, prefixes: 1284 } });
    await expect.element(page.getByTitle('1,284 announced now')).toBeVisible();
  });

  it('names sections that are not there yet, without a link', async () => {
    show({ notYet: ['whois'] });
    await expect.element(page.getByText('Whois')).toBeVisible();
    expect(page.getByRole('link', { name: /Whois/ }).query()).toBeNull();
  });

  it('says which sections are for subscribers, and leads to them all the same', async () => {
    show({ locked: ['whois'] });
    const entry = page.getByRole('link', { name: 'Whois for subscribers' });
    await expect.element(entry).toHaveAttribute('href', '/as/64512/whois');
    await expect.element(entry).toHaveAttribute('data-locked');
  });

  it('has no axe violation', async () => {
    show({ current: 'bogons', notYet: ['whois'], locked: ['graph'], counts: { ix: 1284 } });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
