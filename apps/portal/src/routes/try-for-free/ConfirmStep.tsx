import { asRequestsPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { type Answering, useAskAgain, useSend } from '@routeglass/api-client/hooks';
import type { OwnAccessRow } from '@routeglass/api-client/own';
import { hrefOf } from '@routeglass/api-client/pages';
import { AsConfirmationForm } from '@routeglass/ui/AsConfirmationForm';
import { Card } from '@routeglass/ui/Card';
import { Link } from '@routeglass/ui/Link';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { WizardActions } from '@routeglass/ui/WizardSteps';
import { failureWords } from '../../wire/failureWords.ts';
import { accessesOf } from '../../wire/ownAccess.ts';
import { useNetworkName } from '../../wire/useNetworkName.ts';

interface ConfirmStepProps {
  readonly own: Answering<readonly OwnAccessRow[]>;
  /** The network that the way is for. */
  readonly asn: number | null;
  readonly isApproved: boolean;
  readonly onChoose: (asn: number) => void;
  readonly onNext: () => void;
}

/** Asks the contacts of a network; goes on once they have approved. */
export function ConfirmStep({ own, asn, isApproved, onChoose, onNext }: ConfirmStepProps) {
  const request = useSend(calls.requestAsAccess);
  const names = useNetworkName();
  const askAgain = useAskAgain();
  const ask = async (wanted: number): Promise<void> => {
    const sent = await request.send({ params: { asn: wanted } });
    if (!sent.ok) return;
    await askAgain();
    onChoose(wanted);
  };
  return (
    <Card title="AS Confirmation">
      <Stack gap={16}>
        <AsConfirmationForm
          networks={[]}
          accesses={accessesOf(own.data ?? [])}
          {...names}
          onRequest={(wanted) => void ask(wanted)}
          isPending={request.isSending}
          error={request.failure ? failureWords(request.failure) : undefined}
        />
        {asn !== null && !isApproved && (
          <Text size={13} tone="muted">
            A technical contact of AS{asn} decides by mail.{' '}
            <Link href={hrefOf(asRequestsPage)}>Other ways to prove it</Link>
          </Text>
        )}
        <WizardActions onNext={onNext} canGoOn={isApproved} />
      </Stack>
    </Card>
  );
}
