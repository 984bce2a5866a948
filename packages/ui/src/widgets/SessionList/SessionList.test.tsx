import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { browsers } from './SessionList.fixtures.ts';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const show = (props: Partial<SessionListProps> = {}) => {
  const onEnd = vi.fn();
  const onEndOthers = vi.fn();
  render(
    <SessionList sessions={{ status: 'ready', data: browsers }} onEnd={onEnd} onEndOthers={onEndOthers} {...props} />,
  );
  return { onEnd, onEndOthers };
};

describe('SessionList', () => {
  it('says where each browser is, and which one this is', async () => {
    show();
    const here = page.getByRole('row', { name: /Firefox on Linux/ });
    for (const words of ['This browser', 'Netherlands', '10.20.0.7', 'Password'])
      await expect.element(here).toMatchTextContent(words);
  });

  it('signs out another browser, never this one', async () => {
    const { onEnd } = show();
    expect(page.getByRole('button', { name: 'Sign out Firefox on Linux' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('s2');
  });

  it('signs out all others, where there are any', async () => {
    const { onEndOthers } = show();
    await userEvent.click(page.getByRole('button', { name: 'Sign out all others' }));
    expect(onEndOthers).toHaveBeenCalledOnce();
    show({ sessions: { status: 'ready', data: browsers.slice(0, 1) } });
    await expect.element(page.getByRole('button', { name: 'Sign out all others' }).last()).toBeDisabled();
  });

  it('says what failed', async () => {
    show({ sessions: { status: 'error', message: 'No answer in time.' } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('The sessions could not be loaded');
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
