import { asRequestsPage } from '@routeglass/api-client/page/access';
import type { Answering } from '@routeglass/api-client/hooks';
import type { OwnAccessRow } from '@routeglass/api-client/own';
import { hrefOf } from '@routeglass/api-client/pages';
import { AsConfirmationForm } from '@routeglass/ui/AsConfirmationForm';
import { Box } from '@routeglass/ui/Box';
import { Card } from '@routeglass/ui/Card';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { Link } from '@routeglass/ui/Link';
import { Select } from '@routeglass/ui/Select';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { WizardActions } from '@routeglass/ui/WizardSteps';
import { accessStatuses } from '@routeglass/domain/access';
import { useAskForNetwork } from '../../session/useAskForNetwork.ts';
import { accessesOf } from '../../wire/ownAccess.ts';
import { failureWords } from '../../wire/failureWords.ts';
import { useNetworkName } from '../../wire/useNetworkName.ts';

interface ConfirmStepProps {
  readonly own: Answering<readonly OwnAccessRow[]>;
  /** The network of the wizard. */
  readonly asn: number | null;
  readonly isApproved: boolean;
  readonly onChoose: (asn: number) => void;
  readonly onNext: () => void;
}

/** Asks the contacts of a network; the wizard continues once they have approved. */
export function ConfirmStep({ own, asn, isApproved, onChoose, onNext }: ConfirmStepProps) {
  const { ask, isSending } = useAskForNetwork();
  const names = useNetworkName();
  const rows = own.data ?? [];
  const approved = rows.filter(({ status }) => status === accessStatuses.approved);
  const row = rows.find((each) => each.asn === asn);
  const askFor = async (wanted: number): Promise<void> => {
    if (await ask(wanted)) onChoose(wanted);
  };
  return (
    <Card title="AS Confirmation">
      <Stack gap={16}>
        <AsConfirmationForm
          networks={[]}
          accesses={accessesOf(rows)}
          {...names}
          onRequest={(wanted) => void askFor(wanted)}
          isPending={isSending}
        />
        {own.error && !own.data && (
          <ErrorState title="Your networks could not be loaded" onRetry={own.retry}>
            {failureWords(own.error)}
          </ErrorState>
        )}
        {isApproved && approved.length > 1 && (
          <Box maxWidth="form">
            <Select
              label="Network to go on with"
              items={approved.map(({ asn: id, as_name: name }) => ({ id, name: `AS${id}${name ? ` ${name}` : ''}` }))}
              selected={asn}
              onSelect={onChoose}
            />
          </Box>
        )}
        {row && !isApproved && (
          <Text size={13} tone="muted">
            {waitingFor(row)} <Link href={hrefOf(asRequestsPage)}>Other ways to prove it</Link>
          </Text>
        )}
        <WizardActions onNext={onNext} canGoOn={isApproved} />
      </Stack>
    </Card>
  );
}

/** The reason why the wizard cannot continue yet. */
function waitingFor({ asn, status, problem }: OwnAccessRow): string {
  if (status === accessStatuses.rejected) return `Your request for AS${asn} was rejected.`;
  return problem ?? `A technical contact of AS${asn} decides by mail.`;
}
