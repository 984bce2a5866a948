import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Evidence, EvidenceProps } from '../facts/evidence.ts';
import { themes } from '../tokens/themes/names.ts';
import { axeProblems } from './axe.ts';
import { render } from './render.tsx';

/** A badge that explains its verdict: the text of each value, and one verdict with its evidence. */
export interface BadgeCase<Value extends string> {
  /** A value, its text, and its mark (`data-tone`, `data-severity`). */
  readonly words: readonly (readonly [value: Value, word: string, mark: string])[];
  readonly make: (value: Value, explained?: EvidenceProps & { readonly subject: string }) => ReactElement;
  readonly explained: {
    readonly value: Value;
    readonly subject: string;
    readonly evidence: Evidence;
    /** Sentences in the open evidence. */
    readonly says: readonly string[];
  };
}

/** Tests for what all badges with evidence promise. */
export function describeBadge<Value extends string>(
  name: string,
  { words, make, explained: { value, subject, evidence, says } }: BadgeCase<Value>,
): void {
  const word = words.find(([each]) => each === value)?.[1];

  describe(`${name} as a badge`, () => {
    it.each(words)('words %s as %s, with an icon', async (each, label, mark) => {
      const { stage } = render(make(each));
      await expect.element(page.getByText(label, { exact: true })).toBeVisible();
      const badge = stage.querySelector<HTMLElement>('[data-severity], [data-tone]');
      expect(badge?.dataset['severity'] ?? badge?.dataset['tone']).toBe(mark);
      expect(stage.querySelector('svg')).not.toBeNull();
      expect(page.getByRole('button').query()).toBeNull();
    });

    it('shows its evidence by keyboard', async () => {
      const onOpenEvidence = vi.fn();
      render(make(value, { subject, evidence: { status: 'ready', data: evidence }, onOpenEvidence }));
      await userEvent.keyboard('{Tab}{Enter}');
      const dialog = page.getByRole('dialog', { name: `${subject}: ${word}` });
      for (const sentence of says) await expect.element(dialog).toMatchTextContent(sentence);
      expect(onOpenEvidence).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    });

    it.each(themes)('has no axe violation in the %s theme, closed and open', async (theme) => {
      const { stage } = render(make(value, { subject, evidence: { status: 'ready', data: evidence } }), theme);
      expect(await axeProblems(stage)).toEqual([]);
      await userEvent.click(page.getByRole('button'));
      await expect.element(page.getByRole('dialog')).toBeVisible();
      expect(await axeProblems(page.getByRole('dialog').element())).toEqual([]);
    });
  });
}
