import { accountEndpoints } from '@routeglass/api-client/accounts';
import { ownEndpoints } from '@routeglass/api-client/own';
import type { CallingAccount } from '../../http/caller.ts';
import type { Mount } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOf, type Visitor } from '../visitor.ts';
import { askedSessions, askedTrials } from './asked.ts';
import { askForSession, type Collector, ownSessions, textsOf } from './bgpSessions.ts';
import { decideSession } from './decideSession.ts';
import { askForTrial, decideTrial, ownTrials, trialOf } from './trials.ts';

const MOMENT = { dependsOn: 'moment' } as const;
const from = ({ browser, address }: Visitor) => ({ origin: browser.origin, address });
const writerOf = (
  { id, email }: CallingAccount,
  session: { readonly firstname: string; readonly lastname: string } | null,
) => ({ accountId: id, email, name: `${session?.firstname ?? ''} ${session?.lastname ?? ''}`.trim() || email });

/** Routes for BGP sessions with the collector, and for trials of the monitoring. */
export function mountTrials(mount: Mount, deps: AccountDeps & { readonly collector: Collector | null }): void {
  const { store, collector } = deps;
  mount(
    accountEndpoints.requestBgpSession,
    (visit) => askForSession(deps, writerOf(accountOf(visit), visit.session), visit.body, from(visit)),
    MOMENT,
  );
  mount(
    ownEndpoints.ownBgpSessions,
    async (visit) => {
      const { id } = accountOf(visit);
      return {
        collector: collector && collector.ips.length > 0 ? { asn: collector.asn, ips: [...collector.ips] } : null,
        sessions: await ownSessions(store.db, id),
      };
    },
    MOMENT,
  );
  mount(
    ownEndpoints.bgpSessionTexts,
    (visit) => textsOf(deps, collector, accountOf(visit).id, visit.params.id),
    MOMENT,
  );
  mount(
    ownEndpoints.decideBgpSession,
    (visit) => decideSession(deps, accountOf(visit).email, visit.params.id, visit.body.state, from(visit)),
    MOMENT,
  );
  mount(ownEndpoints.bgpSessions, ({ query }) => askedSessions(store.db, query), MOMENT);
  mount(ownEndpoints.trials, ({ query }) => askedTrials(store.db, query), MOMENT);
  mount(
    accountEndpoints.requestTrial,
    async (visit) => {
      await askForTrial(deps, writerOf(accountOf(visit), visit.session), visit.body, from(visit));
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(ownEndpoints.ownTrials, async (visit) => (await ownTrials(store.db, accountOf(visit).id)).map(trialOf), MOMENT);
  mount(
    ownEndpoints.decideTrial,
    async (visit) =>
      trialOf(await decideTrial(deps, accountOf(visit).email, visit.params.id, visit.body.state, from(visit))),
    MOMENT,
  );
}
