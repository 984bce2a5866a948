import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { codesFile } from './codesFile.ts';
import { codes } from './RecoveryCodes.fixtures.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

describe('RecoveryCodes', () => {
  it('shows every code once and lets go of them', async () => {
    const onDone = vi.fn();
    render(<RecoveryCodes codes={codes} email="ada@example.net" onDone={onDone} />);
    const shown = page.getByRole('listitem').elements();
    expect(shown.map((code) => code.textContent)).toEqual(codes);
    await userEvent.click(page.getByRole('button', { name: 'I have saved them' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('hands them out as a file', async () => {
    render(<RecoveryCodes codes={codes} email="ada@example.net" onDone={vi.fn()} />);
    const names: string[] = [];
    const keep = (event: Event) => {
      event.preventDefault();
      names.push((event.target as HTMLAnchorElement).download);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function pressed() {
      keep({ preventDefault: () => undefined, target: this } as unknown as Event);
    };
    await userEvent.click(page.getByRole('button', { name: 'Download' }));
    HTMLAnchorElement.prototype.click = click;
    expect(names).toEqual(['Routeglass-recovery-codes.txt']);
  });
});

describe('codesFile', () => {
  it('says whose codes they are, one a line', () => {
    expect(codesFile('Routeglass', 'ada@example.net', ['a-b', 'c-d'])).toBe(
      'Recovery codes of Routeglass for ada@example.net. Each works once.\n\na-b\nc-d\n',
    );
  });
});
