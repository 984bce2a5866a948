import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
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
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct, useAnswer } from '../../session/RecentSignIn.tsx';
import { subscriptionOf } from '../../wire/billing.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(soldPage);

const list = chosenList({ choices: { state: subscriptionStates } });
const fields = ['email', 'days', 'reason'];
const states = subscriptionStates.map((id) => ({ id, name: subscriptionStateWords[id] }));

/** All Pro subscriptions with their end and reason, and a form to grant one. */
export default function SoldSubscriptions() {
  const { rows, table, state, narrow, change, answer } = useChosenList(calls.allSubscriptions, list, subscriptionOf);
  const { view } = state;
  const [grant, end] = [useSend(calls.grantPro), useSend(calls.endSubscription)];
  const act = useAct();
  const confirm = useAnswer();
  const [granted, setGranted] = useState(0);
  const problem = useFormProblem(grant.failure, fields);
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
                answer.retry();
              },
              fields,
            )
          }
          {...problem}
        />
      </Card>
      <SubscriptionTable
        {...table}
        subscriptions={rows}
        onViewChange={(next) => change({ view: { ...view, page: 1, ...next } })}
        isNarrowed={view.filter !== '' || view.state !== null}
        onEnd={(id, reason) => confirm(() => end.send({ params: { id }, body: { reason } }), answer.retry, ['reason'])}
        tools={
          <>
            <ListFilter
              label="Filter subscriptions"
              value={view.filter}
              onChange={(filter) => narrow({ view: { ...view, page: 1, filter } })}
            />
            <FilterSelector
              title="State"
              options={states}
              selected={view.state}
              onChange={(next) => narrow({ view: { ...view, page: 1, state: next } })}
            />
          </>
        }
      />
    </Stack>
  );
}
