import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { waysToDescribe } from './FactCards.fixtures.ts';
import { FactCards } from './FactCards.tsx';

describe('FactCards', () => {
  it('lists each fact under its title, in their order', () => {
    render(<FactCards label="How to describe a policy" facts={waysToDescribe} />);
    const cards = page.getByRole('list', { name: 'How to describe a policy' }).getByRole('listitem').elements();
    expect(cards.map((card) => card.textContent)).toEqual(waysToDescribe.map(({ title, text }) => title + text));
    expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(waysToDescribe.length);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(
      <>
        <h2>Policies</h2>
        <FactCards label="How to describe a policy" facts={waysToDescribe} />
      </>,
      theme,
    );
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
