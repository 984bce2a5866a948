import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { explorerDocument, networkAnswer } from './ApiExplorer.fixtures.ts';
import { ApiExplorer, type ApiExplorerProps } from './ApiExplorer.tsx';

const show = (props: Partial<ApiExplorerProps> = {}) => {
  const send = vi.fn(() => Promise.resolve(networkAnswer));
  const onCurrentChange = vi.fn();
  render(
    <ApiExplorer
      document={{ status: 'ready', data: explorerDocument }}
      current={null}
      onCurrentChange={onCurrentChange}
      send={send}
      token={null}
      origin="https://radar.example"
      {...props}
    />,
  );
  return { send, onCurrentChange };
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('ApiExplorer', () => {
  it('lists calls by topic, and finds them by words', async () => {
    show();
    await expect.element(page.getByRole('heading', { level: 2, name: 'as-info' })).toBeVisible();
    await expect.element(page.getByText('3 of 3 calls')).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Search calls' }), 'post');
    await expect.element(page.getByText('1 of 3 calls')).toBeVisible();
    expect(page.getByRole('heading', { level: 2, name: 'search' }).query()).toBeNull();
  });

  it('tells which call is opened', async () => {
    const { onCurrentChange } = show();
    await userEvent.click(button(/\/v2\/search/));
    expect(onCurrentChange).toHaveBeenCalledWith(explorerDocument.operations[2]);
  });

  it('sends what the fields say, with the token, and shows the answer', async () => {
    const { send } = show({ current: 'asInfo', token: 'secret' });
    const field = page.getByRole('textbox', { name: /asn \(path\)/ });
    await expect.element(field).toHaveValue('3356');
    await userEvent.fill(field, '174');
    await userEvent.click(button('Send'));
    expect(send).toHaveBeenCalledWith({
      method: 'GET',
      address: '/v2/asn/174',
      headers: { accept: 'application/json', 'QRADAR-API-KEY': 'secret' },
    });
    await expect.element(page.getByText('Status 200')).toBeVisible();
    await expect.element(page.getByText('12 ms · 51 B')).toBeVisible();
    await expect.element(page.getByText('"LEVEL3"')).toBeVisible();
  });

  it('sends nothing while something that is needed is missing', async () => {
    show({ current: 'search' });
    await expect.element(button('Send')).toBeDisabled();
    await expect.element(page.getByText('Fill in q.')).toBeVisible();
  });

  it('says why no answer came', async () => {
    show({ current: 'asInfo', send: () => Promise.reject(new Error('No connection.')) });
    await userEvent.click(button('Send'));
    await expect.element(page.getByText('No connection.')).toBeVisible();
  });

  it('opens a shared schema in its place', async () => {
    show({ current: 'asInfo' });
    await userEvent.click(button(/Answer 200/));
    await userEvent.click(button('Network'));
    await expect.element(page.getByText('integer 0–4294967295').last()).toBeVisible();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    show({ current: 'search' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
