import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { addressOf, oneOrigin } from '../client/address.ts';
import { readGiven, withGiven } from '../client/givenAnswers.ts';
import type { SessionFacts } from '../contract/auth/session.ts';
import { mockFetch, MockFailure, type MockAnswers } from '../mocks/mockFetch.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { asInfo } from '../contract/as-info/asInfo.ts';
import { session } from '../contract/auth/session.ts';
import { useAskAgain, useAskWithOtherRights } from './useAskAgain.ts';
import { useCall } from './useCall.ts';

const network = (asn: number) => ({
  asn,
  as_name: `NET${asn}`,
  org_name: null,
  country_code: null,
  country_name: null,
});
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

function Name({ asn }: { asn: number | null }): ReactNode {
  const { data, error, isLoading } = useCall(asInfo, asn === null ? null : { params: { asn } });
  return <p>{isLoading ? 'loading' : (error?.message ?? data?.as_name ?? 'nothing')}</p>;
}

const subscriber: SessionFacts = {
  firstname: 'Ada',
  lastname: 'Brook',
  email: 'ada@example.net',
  roles: ['USER'],
  subscriptions: { rating: true },
  unreadThreads: 0,
  asList: [],
};

function Reader(): ReactNode {
  const askAgain = useAskAgain();
  return <button onClick={() => void askAgain()}>{useCall(session, {}).data?.firstname}</button>;
}

function ReaderOfNetwork(): ReactNode {
  const askWithOtherRights = useAskWithOtherRights();
  const account = useCall(session, {}).data;
  return (
    <>
      <Name asn={64_599} />
      {account && <input aria-label="Typed" />}
      <button onClick={() => void askWithOtherRights()}>{account?.firstname}</button>
    </>
  );
}

const show = (asn: number | null, fetch: typeof globalThis.fetch, onFailure = vi.fn()) => {
  const client = createClient({ fetch });
  root.render(
    <ApiProvider client={client} onFailure={onFailure}>
      <Name asn={asn} />
    </ApiProvider>,
  );
  return onFailure;
};
const mocked = (answers: MockAnswers) => vi.fn(mockFetch(answers));

describe('an API hook', () => {
  it('gives the answer', async () => {
    show(1001, mocked({ asInfo: network(1001) }));
    await vi.waitFor(() => expect(place.textContent).toBe('NET1001'));
  });
  it('asks again for all that could not reach the server, and for nothing else', async () => {
    const answers = mockFetch({ asInfo: ({ params }) => network(Number(params['asn'])) });
    let isReachable = false;
    const fetch = vi.fn<typeof globalThis.fetch>((target, init) =>
      isReachable || new Request(target).url.endsWith('1023')
        ? answers(target, init)
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    function Again(): ReactNode {
      return <button onClick={useCall(asInfo, { params: { asn: 1021 } }).retry}>Again</button>;
    }
    root.render(
      <ApiProvider client={createClient({ fetch })}>
        <Again />
        {[1021, 1022, 1023].map((asn) => (
          <Name key={asn} asn={asn} />
        ))}
      </ApiProvider>,
    );
    await vi.waitFor(() => expect(place.textContent).toMatch(/^Again(?!.*loading).*NET1023$/));
    isReachable = true;
    fetch.mockClear();
    place.querySelector('button')?.click();
    await vi.waitFor(() => expect(place.textContent).toBe('AgainNET1021NET1022NET1023'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('shows what came with the page without a question, and asks the server when it is told to', async () => {
    const asked = { params: { asn: 1024 } };
    const fetch = mocked({ asInfo: ({ params }) => ({ ...network(Number(params['asn'])), as_name: 'Asked' }) });
    const given = readGiven({ [addressOf(asInfo, asked, oneOrigin())]: { status: 200, body: network(1024) } });
    const drawn: string[] = [];
    function Given(): ReactNode {
      const { data, retry } = useCall(asInfo, asked);
      drawn.push(data?.as_name ?? 'nothing');
      return <button onClick={retry}>{data?.as_name}</button>;
    }
    root.render(
      <ApiProvider client={withGiven(createClient({ bases: oneOrigin(), fetch }), given)} given={given}>
        <Given />
        <Name asn={1024} />
      </ApiProvider>,
    );
    await vi.waitFor(() => expect(place.textContent).toBe('NET1024NET1024'));
    await new Promise(requestAnimationFrame);
    expect(fetch).not.toHaveBeenCalled();
    expect(drawn).toEqual(['NET1024']);
    place.querySelector('button')?.click();
    await vi.waitFor(() => expect(place.textContent).toBe('AskedAsked'));
    expect(fetch).toHaveBeenCalledOnce();
  });
  it('makes no request without an input', async () => {
    const fetch = mocked({});
    show(null, fetch);
    await vi.waitFor(() => expect(place.textContent).toBe('nothing'));
    expect(fetch).not.toHaveBeenCalled();
  });
  it('tells of a failure, but of a 404 quietly', async () => {
    const missing = show(1002, mocked({ asInfo: new MockFailure({ code: 'E_NOT_FOUND', message: 'No such AS' }) }));
    await vi.waitFor(() => expect(place.textContent).toBe('No such AS'));
    expect(missing).not.toHaveBeenCalled();
    const refused = show(1003, mocked({ asInfo: new MockFailure({ code: 'E_FORBIDDEN', message: 'Not for you' }) }));
    await vi.waitFor(() => expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'E_FORBIDDEN' })));
  });
  it('shows the former answer while the next one is on its way, not when that failed', async () => {
    function Kept({ asn }: { asn: number }): ReactNode {
      const { data, error } = useCall(asInfo, { params: { asn } }, { keepPrevious: true });
      return <p>{`${data?.as_name} ${error?.message}`}</p>;
    }
    const waiting: (() => void)[] = [];
    const answers = mockFetch({
      asInfo: ({ params }) => {
        if (Number(params['asn']) === 1016) return network(1016);
        return new MockFailure({ code: 'E_FORBIDDEN', message: 'Not for you' });
      },
    });
    const client = createClient({
      fetch: async (target, init) => {
        if (new Request(target).url.endsWith('1017')) await new Promise<void>((resolve) => waiting.push(resolve));
        return answers(target, init);
      },
    });
    const render = (asn: number) =>
      root.render(
        <ApiProvider client={client}>
          <Kept asn={asn} />
        </ApiProvider>,
      );
    render(1016);
    await vi.waitFor(() => expect(place.textContent).toBe('NET1016 undefined'));
    render(1017);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(place.textContent).toBe('NET1016 undefined');
    waiting[0]?.();
    await vi.waitFor(() => expect(place.textContent).toBe('undefined Not for you'));
  });
  it('never shows a stale answer after a newer question, and aborts the old request', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const answers = mockFetch({ asInfo: ({ params }) => network(Number(params['asn'])) });
    const slowFirst: typeof globalThis.fetch = async (target, init) => {
      signals.push(init?.signal);
      if (signals.length === 1)
        await new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        );
      return answers(target, init);
    };
    show(1004, slowFirst);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    show(1005, slowFirst);
    await vi.waitFor(() => expect(place.textContent).toBe('NET1005'));
    expect(signals[0]?.aborted).toBe(true);
  });
  it('asks who is signed in anew when a plan is refused', async () => {
    const sessions = vi.fn(() => subscriber);
    const refused = new MockFailure({ code: 'E_PRO_REQUIRED', message: 'For subscribers' });
    const onFailure = vi.fn();
    const client = createClient({ fetch: mockFetch({ session: sessions, asInfo: refused }) });
    const screen = (asn: number | null) => (
      <ApiProvider client={client} onFailure={onFailure}>
        <Reader />
        <Name asn={asn} />
      </ApiProvider>
    );
    root.render(screen(null));
    await vi.waitFor(() => expect(sessions).toHaveBeenCalledOnce());
    root.render(screen(1006));
    await vi.waitFor(() => expect(sessions).toHaveBeenCalledTimes(2));
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ status: 402 }));
  });
  it('forgets what another person was told, and asks again', async () => {
    let name = 'Ada';
    const client = createClient({ fetch: mockFetch({ session: () => ({ ...subscriber, firstname: name }) }) });
    root.render(
      <ApiProvider client={client}>
        <Reader />
      </ApiProvider>,
    );
    // The cache is shared by all tests: ignore what earlier tests loaded.
    const again = await vi.waitFor(() => place.querySelector('button') ?? Promise.reject(new Error('no button')));
    again.click();
    await vi.waitFor(() => expect(again.textContent).toBe('Ada'));
    name = 'Grace';
    again.click();
    await vi.waitFor(() => expect(again.textContent).toBe('Grace'));
  });

  it('keeps the account and what is typed where rights changed, and forgets what was told about networks', async () => {
    let [name, asName, gate] = ['Ada', 'NET64599', Promise.resolve()];
    const answers = mockFetch({
      session: () => ({ ...subscriber, firstname: name }),
      asInfo: () => ({ ...network(64_599), as_name: asName }),
    });
    const client = createClient({
      fetch: async (target, init) => {
        const address = target instanceof Request ? target.url : target.toString();
        if (address.includes('64599')) await gate;
        return answers(target, init);
      },
    });
    root.render(
      <ApiProvider client={client}>
        <ReaderOfNetwork />
      </ApiProvider>,
    );
    const text = (selector: string) => place.querySelector(selector)?.textContent;
    await vi.waitFor(() => expect(text('p')).toBe('NET64599'));
    const again = await vi.waitFor(() => place.querySelector('button') ?? Promise.reject(new Error('no button')));
    again.click();
    await vi.waitFor(() => expect(text('button')).toBe('Ada'));
    const typed = await vi.waitFor(() => place.querySelector('input') ?? Promise.reject(new Error('no field')));
    typed.value = '192.0.2.1';

    [name, asName] = ['Grace', 'RENAMED'];
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    again.click();
    await vi.waitFor(() => expect(text('p')).toBe('loading'));
    await vi.waitFor(() => expect(text('button')).toBe('Grace'));
    resolve();
    await vi.waitFor(() => expect(text('p')).toBe('RENAMED'));
    expect(place.querySelector('input')).toBe(typed);
    expect(typed.value).toBe('192.0.2.1');
  });
});
