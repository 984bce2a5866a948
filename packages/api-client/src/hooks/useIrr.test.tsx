import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { asSetHolders } from '../contract/irr-graphql/irrQuery.ts';
import { mockFetch, type MockAnswers } from '../mocks/mockFetch.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useIrr } from './useIrr.ts';

function Holders({ name }: { name: string }): ReactNode {
  const { data, error, isLoading } = useIrr(asSetHolders, { name });
  return <p>{isLoading ? 'loading' : (error?.message ?? data?.rpslObjects.map(({ rpslPk }) => rpslPk).join())}</p>;
}

const show = (name: string, irrGraphql: NonNullable<MockAnswers['irrGraphql']>) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onFailure = vi.fn();
  root.render(
    <ApiProvider client={createClient({ fetch: mockFetch({ irrGraphql }) })} onFailure={onFailure}>
      <Holders name={name} />
    </ApiProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { place, onFailure };
};

it('reads what a registry answers', async () => {
  const { place, onFailure } = show('AS-READ', {
    data: { rpslObjects: [{ rpslPk: 'AS-HOLDER', source: 'RIPE', descr: [] }] },
  });
  await vi.waitFor(() => expect(place.textContent).toBe('AS-HOLDER'));
  expect(onFailure).not.toHaveBeenCalled();
});

it('tells of what GraphQL says is wrong as of any failure', async () => {
  const { place, onFailure } = show('AS-WRONG', { errors: [{ message: 'Too many sets' }] });
  await vi.waitFor(() => expect(place.textContent).toBe('Too many sets'));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Too many sets' }));
});
