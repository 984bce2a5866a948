import type { SessionFacts } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { alertsPage } from '@routeglass/api-client/page/account';
import { hrefOf } from '@routeglass/api-client/pages';
import type { BgpSessionRow, NetworkCounts } from '@routeglass/api-client/own';
import { AbbreviatedNumber } from '@routeglass/ui/AbbreviatedNumber';
import { ApprovalBadge } from '@routeglass/ui/ApprovalBadge';
import { AsLink } from '@routeglass/ui/AsLink';
import { Card } from '@routeglass/ui/Card';
import { Grid } from '@routeglass/ui/Grid';
import { Inline } from '@routeglass/ui/Inline';
import { Link } from '@routeglass/ui/Link';
import { Stat } from '@routeglass/ui/Stat';
import { useEffect } from 'react';
import { changeWords } from './changeWords.ts';

/** Shown in place of a number that could not be loaded; a loading bar would never end. */
const NOT_LOADED = 'Not loaded';

interface OwnNetworkProps {
  /** Its number of open alerts; undefined while loading, null if they could not be loaded. */
  readonly alerts: number | null | undefined;
  readonly network: SessionFacts['asList'][number];
  /** Its BGP sessions; undefined while loading, null if they could not be loaded. */
  readonly sessions: readonly BgpSessionRow[] | null | undefined;
}

/** A network of the account: its current counts, and their changes since the last visit. */
export function OwnNetwork({ network: { asn, as_name, approved }, sessions, alerts }: OwnNetworkProps) {
  const { data, error } = useCall(calls.asOverview, { params: { asn } });
  const { send: visit, answer: last } = useSend(calls.visitNetwork);
  const counts: NetworkCounts | undefined = data && {
    prefixes: data.prefixes.all,
    neighbors: Object.values(data.neighbors).reduce((sum, { all }) => sum + all, 0),
    incidents: Object.values(data.active_incidents).reduce((sum, { all }) => sum + all, 0),
  };
  const shown = counts && JSON.stringify(counts);
  useEffect(() => {
    // Without an answer no change is shown.
    if (shown !== undefined) void visit({ params: { asn }, body: JSON.parse(shown) as NetworkCounts });
  }, [asn, shown, visit]);
  const stat = (label: string, name: keyof NetworkCounts) => (
    <Stat
      label={label}
      value={counts ? <AbbreviatedNumber value={counts[name]} /> : error && NOT_LOADED}
      note={counts && changeWords(counts[name], last?.before?.[name])}
    />
  );
  const established = sessions?.filter(({ state }) => state === 'established').length;
  return (
    <Card
      title={
        <Inline gap={8}>
          <AsLink asn={asn} />
          {as_name !== null && <bdi>{as_name}</bdi>}
        </Inline>
      }
      actions={<ApprovalBadge isApproved={approved} />}
    >
      <Grid cell={120} gap={16}>
        {stat('Prefixes', 'prefixes')}
        {stat('Neighbors', 'neighbors')}
        {stat('Ongoing incidents', 'incidents')}
        <Stat
          label="Open alerts"
          value={
            alerts === null ? (
              NOT_LOADED
            ) : alerts !== undefined ? (
              <Link href={hrefOf(alertsPage)}>{String(alerts)}</Link>
            ) : undefined
          }
        />
        <Stat
          label="BGP sessions up"
          value={sessions === null ? NOT_LOADED : sessions && `${established} of ${sessions.length}`}
        />
      </Grid>
    </Card>
  );
}
