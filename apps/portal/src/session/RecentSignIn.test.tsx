import * as calls from '@routeglass/api-client/calls';
import type { ThreadFacts } from '@routeglass/api-client/people';
import { createClient } from '@routeglass/api-client/client';
import { ApiProvider, useSend } from '@routeglass/api-client/hooks';
import { mockFetch, MockFailure } from '@routeglass/api-client/mocks';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Snackbar } from '../shell/Snackbar.tsx';
import { RecentSignIn, useAct, useAnswer } from './RecentSignIn.tsx';

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

function Write({ name, fields }: { readonly name: string; readonly fields: readonly string[] }) {
  const open = useSend(calls.openThread);
  const act = useAct();
  const body = { subject: name, message: 'More of them' };
  return <button onClick={() => void act(() => open.send({ body }), undefined, fields)}>{name}</button>;
}

function Ask() {
  const open = useSend(calls.openThread);
  const answer = useAnswer();
  const [shown, setShown] = useState('');
  const body = { subject: 'Limits', message: 'More of them' };
  const ask = async () => {
    const refusal = await answer(
      () => open.send({ body }),
      () => undefined,
      ['message'],
    );
    setShown(refusal ? `Refused: ${refusal.error ?? refusal.serverErrors?.['message']}` : 'Accepted');
  };
  return (
    <>
      <button onClick={() => void ask()}>Ask</button>
      <p>{shown}</p>
    </>
  );
}

const thread: ThreadFacts = {
  id: 't1',
  kind: 'message',
  subject: 'Limits',
  state: 'open',
  updated: '2026-01-02T03:04:05Z',
  unread: 0,
  excerpt: 'More of them',
  messages: [],
};

it('leaves a failure to the form that shows it, and shows no toast', async () => {
  const failures = [
    new MockFailure({ code: 'E_CONFLICT', message: 'This thread already exists' }),
    new MockFailure({ code: 'E_BAD_REQUEST', message: 'Wrong', issues: [{ path: 'message', message: 'Too long' }] }),
  ];
  root.render(
    <MemoryRouter>
      <ApiProvider client={createClient({ fetch: mockFetch({ openThread: () => failures.shift() ?? thread }) })}>
        <RecentSignIn>
          <Ask />
        </RecentSignIn>
        <Snackbar />
      </ApiProvider>
    </MemoryRouter>,
  );
  const ask = page.getByRole('button', { name: 'Ask' });
  for (const words of ['Refused: This thread already exists', 'Refused: Too long', 'Accepted']) {
    await userEvent.click(ask);
    await expect.element(page.getByText(words)).toBeVisible();
  }
  expect(page.getByRole('alertdialog').query()).toBeNull();
});

it('says what is wrong with a field, unless the form shows it there', async () => {
  const asked: string[] = [];
  const openThread = ({ body }: { body: unknown }) => {
    const { subject } = body as { subject: string };
    asked.push(subject);
    const message = `${subject}: The text is longer than 20000 characters`;
    return new MockFailure({ code: 'E_BAD_REQUEST', message, issues: [{ path: 'message', message }] });
  };
  root.render(
    <MemoryRouter>
      <ApiProvider client={createClient({ fetch: mockFetch({ openThread }) })}>
        <RecentSignIn>
          <Write name="Form" fields={['message']} />
          <Write name="No form" fields={[]} />
        </RecentSignIn>
        <Snackbar />
      </ApiProvider>
    </MemoryRouter>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Form', exact: true }));
  await expect.poll(() => asked).toEqual(['Form']);
  await userEvent.click(page.getByRole('button', { name: 'No form' }));
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('No form: The text is longer');
  expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
});
