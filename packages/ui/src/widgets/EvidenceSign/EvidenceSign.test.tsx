import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { EvidenceSign, type EvidenceSignProps } from './EvidenceSign.tsx';

const show = (props: Partial<EvidenceSignProps>, theme: (typeof themes)[number] = 'light') =>
  render(<EvidenceSign verdict="412.53" subject="Connectivity Score of AS64512" {...props} />, theme);
const dialog = () => page.getByRole('dialog', { name: 'Connectivity Score of AS64512: 412.53' });

describe('EvidenceSign', () => {
  it('is nothing without evidence', () => {
    show({});
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('asks for the evidence when it is opened, by keyboard', async () => {
    const onOpenEvidence = vi.fn<() => void>();
    show({ evidence: { status: 'ready', data: mixedEvidence }, onOpenEvidence });
    expect(onOpenEvidence).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog()).toMatchTextContent(mixedEvidence.reason);
    expect(onOpenEvidence).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ evidence: { status: 'loading' } }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
