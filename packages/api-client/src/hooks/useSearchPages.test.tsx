import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useSearchPages } from './useSearchPages.ts';

const ROWS = 230;
const PER_PAGE = 100;

/** A search with 230 domains. */
const fetch = vi.fn(async (address: Parameters<typeof globalThis.fetch>[0]) => {
  const text = address instanceof Request ? address.url : address.toString();
  const page = Number(new URL(text, location.href).searchParams.get('page') ?? 1);
  const domains = Array.from({ length: ROWS }, (_, i) => ({ type: 'domain', data: { name: `${i}.example` } }));
  return Response.json(domains.slice((page - 1) * PER_PAGE, page * PER_PAGE));
});

function Found() {
  const { data, cut, isMoreLoading, showMore } = useSearchPages('example');
  const count = new Set(data?.map((result) => JSON.stringify(result))).size;
  return (
    <button onClick={showMore}>
      {count} of {[...cut].join()}
      {isMoreLoading && '...'}
    </button>
  );
}

it('adds page after page to what a search finds, until no kind is cut', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ApiProvider client={createClient({ fetch })}>
      <Found />
    </ApiProvider>,
  );
  for (const words of ['100 of domain', '200 of domain', '230 of ']) {
    await vi.waitFor(() => expect(place.textContent).toBe(words));
    if (!words.endsWith(' ')) place.querySelector('button')?.click();
  }
  expect(fetch).toHaveBeenCalledTimes(3);
});
