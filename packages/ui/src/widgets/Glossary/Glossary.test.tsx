import { glossaryGroups } from '@routeglass/domain/glossary-terms';
import * as glossary from '@routeglass/domain/glossary';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { Glossary } from './Glossary.tsx';

describe('Glossary', () => {
  it('explains each term once', async () => {
    render(<Glossary groups={glossaryGroups} />);
    await expect.element(page.getByText(glossary.roa, { exact: true })).toBeVisible();
    expect(page.getByRole('term').elements()).toHaveLength(glossaryGroups.flatMap(({ terms }) => terms).length);
  });

  it('gives each term and topic an address', async () => {
    const { stage } = render(<Glossary groups={glossaryGroups} />);
    for (const { id, terms } of glossaryGroups)
      for (const address of [id, ...terms.map((term) => term.id)])
        expect(stage.querySelector(`[id="${address}"]`), address).not.toBeNull();
    await expect
      .element(page.getByRole('link', { name: 'Route leak', exact: true }))
      .toHaveAttribute('href', '#route-leak');
    expect(page.getByRole('navigation', { name: 'Topics' }).getByRole('link').elements()).toHaveLength(
      glossaryGroups.length,
    );
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<Glossary groups={glossaryGroups.slice(0, 2)} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
