import { asRequestsPage } from '@routeglass/api-client/page/access';
import { alertsPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { Heading } from '@routeglass/ui/Heading';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { wordsInPlace } from '../../wire/failureWords.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { Alerts } from './Alerts.tsx';
import { Channels } from './Channels.tsx';
import { Rules } from './Rules.tsx';

export const meta = metaOf(alertsPage);

/** Alerts about the account's networks, their rules and their channels. */
export default function AlertsPage() {
  const watches = useCall(calls.ownAlertWatches, {});
  if (!watches.data) {
    return watches.error ? (
      <ErrorState title="The alerts could not be loaded" onRetry={watches.retry}>
        {wordsInPlace(watches.error)}
      </ErrorState>
    ) : (
      <Skeleton shape="block" height="60vh" />
    );
  }
  if (watches.data.length === 0) {
    return (
      <EmptyState
        title="No networks to watch"
        actions={<ButtonLink href={hrefOf(asRequestsPage)}>Ask for a network</ButtonLink>}
      >
        Alerts are about networks that you have access to.
      </EmptyState>
    );
  }
  return (
    <Stack gap={24}>
      <Alerts onTaught={watches.retry} />
      <Stack gap={12}>
        <Heading level={2} size={20}>
          Rules
        </Heading>
        <FocusKeeper label="Rules">
          <Stack gap={12}>
            {watches.data.map((watch) => (
              <Rules
                key={`${watch.asn} ${watch.is_watched}`}
                watch={watch}
                isOnly={watches.data?.length === 1}
                onChanged={watches.retry}
              />
            ))}
          </Stack>
        </FocusKeeper>
      </Stack>
      <Stack gap={12}>
        <Heading level={2} size={20}>
          Channels
        </Heading>
        <Channels />
      </Stack>
    </Stack>
  );
}
