import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { AlertChannels } from '@routeglass/ui/AlertChannels';
import { useState } from 'react';
import { useAct, useAnswer } from '../../session/RecentSignIn.tsx';
import { say } from '../../shell/Snackbar.tsx';
import { faceOf } from '../../wire/face.ts';
import { channelOf, deliveryOf } from './rows.ts';

/** How often to check whether messages have arrived, in milliseconds. */
const ASKS_EVERY = 5_000;
const fields = ['target', 'name'];

/** The channels that deliver the account's alerts. */
export function Channels() {
  const channels = useCall(calls.ownAlertChannels, {}, { refreshInterval: ASKS_EVERY });
  const [logOf, setLogOf] = useState<string | null>(null);
  const log = useCall(calls.alertDeliveries, logOf === null ? null : { params: { id: logOf } }, {
    refreshInterval: ASKS_EVERY,
  });
  const [make, set, remove] = [
    useSend(calls.makeAlertChannel),
    useSend(calls.setAlertChannel),
    useSend(calls.removeAlertChannel),
  ];
  const [test, renew] = [useSend(calls.testAlertChannel), useSend(calls.renewWebhookSecret)];
  const [secret, setSecret] = useState<string | null>(null);
  const act = useAct();
  const answer = useAnswer();
  return (
    <AlertChannels
      channels={faceOf(channels, ({ channels: rows }) => rows.map(channelOf))}
      mail={channels.data?.mail ?? []}
      logOf={logOf}
      onLog={setLogOf}
      deliveries={faceOf(log, (rows) => rows.map(deliveryOf))}
      secret={secret}
      onSecretClose={() => setSecret(null)}
      onAdd={(body) =>
        answer(
          () => make.send({ body }),
          (made) => {
            channels.retry();
            setSecret(made.secret);
          },
          fields,
        )
      }
      onSet={(id, { isOn, quietFrom, quietUntil, digest }) =>
        void act(
          () =>
            set.send({ params: { id }, body: { on: isOn, quiet_from: quietFrom, quiet_until: quietUntil, digest } }),
          () => {
            say('Saved', 'valid');
            channels.retry();
          },
        )
      }
      onTest={(id) =>
        void act(
          () => test.send({ params: { id } }),
          () => {
            setLogOf(id);
            log.retry();
          },
        )
      }
      onRemove={(id) => void act(() => remove.send({ params: { id } }), channels.retry)}
      onRenewSecret={(id) =>
        void act(() => renew.send({ params: { id } })).then((sent) => {
          if (sent.ok) setSecret(sent.answer.secret);
        })
      }
    />
  );
}
