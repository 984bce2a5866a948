import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { soldPage } from '@routeglass/api-client/page/billing';
import { Card } from '@routeglass/ui/Card';
import { FilterSelector } from '@routeglass/ui/FilterSelector';
import { ListFilter } from '@routeglass/ui/ListFilter';
import { Stack } from '@routeglass/ui/Stack';
import {
  GrantForm,
  subscriptionStates,
  subscriptionStateWords,
  SubscriptionTable,
} from '@routeglass/ui/SubscriptionTable';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { subscriptionOf } from '../../wire/billing.ts';
import { faceOf } from '../../wire/face.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(soldPage);

const defaults = { q: '', state: '', page: 1, 'page-size': 50 };
const states = subscriptionStates.map((id) => ({ id, name: subscriptionStateWords[id] }));

/** Who has Pro, until when and why; and granting it. */
export default function SoldSubscriptions() {
  const [search, setSearch] = useSearchParams();
  const state = readChoice(search, 'state', [...subscriptionStates, ''], '');
  const filter = readFilter(search);
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 50);
  const query = { q: filter, state, page, 'page-size': pageSize } as const;
  const list = useCall(calls.allSubscriptions, { query }, { keepPrevious: true });
  const [grant, end] = [useSend(calls.grantPro), useSend(calls.endSubscription)];
  const act = useAct();
  const [granted, setGranted] = useState(0);
  const problem = useFormProblem(grant.failure, ['email', 'days', 'reason']);
  const change = (next: Readonly<Record<string, string | number>>): void =>
    setSearch(writeParameters({ ...query, page: 1, ...next }, defaults, search), { preventScrollReset: true });
  return (
    <Stack gap={24}>
      <Card title="Grant Pro">
        <GrantForm
          key={granted}
          isPending={grant.isSending}
          onSubmit={({ email, days, reason }) =>
            void act(
              () => grant.send({ body: { email, days, reason } }),
              () => {
                setGranted(granted + 1);
                list.retry();
              },
            )
          }
          {...problem}
        />
      </Card>
      <SubscriptionTable
        subscriptions={faceOf(list, ({ data, record_count }) => ({
          rows: data.map(subscriptionOf),
          total: record_count,
        }))}
        view={{ page, pageSize }}
        onViewChange={(next) => change({ page: next.page ?? 1, 'page-size': next.pageSize ?? pageSize })}
        isStale={list.isLoading}
        isNarrowed={filter !== '' || state !== ''}
        onEnd={(id, reason) => void act(() => end.send({ params: { id }, body: { reason } }), list.retry)}
        tools={
          <>
            <ListFilter label="Filter subscriptions" value={filter} onChange={(q) => change({ q })} />
            <FilterSelector
              title="State"
              options={states}
              selected={state || null}
              onChange={(next) => change({ state: next ?? '' })}
            />
          </>
        }
      />
    </Stack>
  );
}
