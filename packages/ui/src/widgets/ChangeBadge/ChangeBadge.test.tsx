import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { changeKinds } from '../../facts/change.ts';
import { ChangeBadge } from './ChangeBadge.tsx';

describe('ChangeBadge', () => {
  it.each([
    ['added', 'Added', 'info'],
    ['gone', 'Removed', 'neutral'],
    ['changed', 'Changed', 'unknown'],
  ] as const)('says of %s: %s, with an icon', async (change, word, tone) => {
    const { stage } = render(<ChangeBadge change={change} />);
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    expect(stage.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
    expect(stage.querySelector('svg')).not.toBeNull();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(
      changeKinds.map((change) => <ChangeBadge key={change} change={change} />),
      theme,
    );
    expect(await axeProblems(stage)).toEqual([]);
  });
});
