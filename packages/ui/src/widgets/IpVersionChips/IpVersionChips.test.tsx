import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { ipVersionEvidence } from './ipVersionEvidence.ts';
import { ipv4Speaker } from './IpVersionChips.fixtures.ts';
import { IpVersionChips } from './IpVersionChips.tsx';

describe('IpVersionChips', () => {
  it.each([
    ['all', ['valid', 'valid'], 'IPv4 yes, IPv6 yes, '],
    ['4', ['valid', 'invalid'], 'IPv4 yes, IPv6 no, '],
    ['6', ['invalid', 'valid'], 'IPv4 no, IPv6 yes, '],
  ] as const)('of %s are green where the version matches or is all, red otherwise', (ipVersion, tones, text) => {
    const { stage } = render(<IpVersionChips ipVersion={ipVersion} />);
    const chips = [...stage.querySelectorAll<HTMLElement>('[data-tone]')];
    expect(chips.map((chip) => chip.dataset['tone'])).toEqual(tones);
    expect(chips.map((chip) => chip.textContent).join('')).toBe(text);
  });

  it('shows its evidence by keyboard', async () => {
    const onOpenEvidence = vi.fn();
    render(
      <IpVersionChips
        ipVersion="4"
        subject="Sessions of AS64512"
        evidence={{ status: 'ready', data: ipVersionEvidence(ipv4Speaker) }}
        onOpenEvidence={onOpenEvidence}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Sessions of AS64512: IPv4 yes, IPv6 no' });
    await expect.element(dialog).toMatchTextContent('has no session over IPv6');
    expect(onOpenEvidence).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(<IpVersionChips ipVersion="4" evidence={{ status: 'loading' }} />, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
