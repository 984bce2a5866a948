import type { SessionFacts } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { createClient } from '@routeglass/api-client/client';
import { ApiProvider, useCall } from '@routeglass/api-client/hooks';
import { mockFetch, MockFailure } from '@routeglass/api-client/mocks';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useAccount } from './useAccount.ts';

const ada: SessionFacts = {
  firstname: 'Ada',
  lastname: 'Brook',
  email: 'ada@example.net',
  roles: ['USER'],
  subscriptions: { rating: false },
  unreadThreads: 0,
  asList: [],
};

let root: ReturnType<typeof createRoot>;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function Who() {
  const account = useAccount();
  const session = useCall(calls.session, {});
  return (
    <>
      <p data-testid="who">{account === undefined ? 'Not known' : (account?.email ?? 'A guest')}</p>
      <p data-testid="failure">{session.error?.code}</p>
      <button onClick={session.retry}>Again</button>
    </>
  );
}

it.each([
  ['E_INTERNAL', 'ada@example.net'],
  ['E_UNAUTHORIZED', 'A guest'],
] as const)('an answer %s after that of an account shows "%s"', async (code, shown) => {
  let answer: SessionFacts | MockFailure = ada;
  const fetch = mockFetch({
    session: () => answer,
    sampleSession: () => ({ session: null }),
  });
  root.render(
    <ApiProvider client={createClient({ fetch })}>
      <Who />
    </ApiProvider>,
  );
  const who = page.getByTestId('who');
  await expect.element(who).toHaveTextContent('ada@example.net');
  answer = new MockFailure({ code, message: 'Not now' });
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(page.getByTestId('failure')).toHaveTextContent(code);
  await expect.element(who).toHaveTextContent(shown);
});
