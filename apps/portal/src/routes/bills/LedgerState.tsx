import { useCheckLedger } from '@routeglass/api-client/hooks';
import { Banner } from '@routeglass/ui/Banner';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';

/** Whether the ledger agrees with the bills and what is open. */
export function LedgerState() {
  const { data } = useCheckLedger({});
  if (!data) return null;
  const { rows, bills, owed_cents, problems } = data;
  const owed = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(owed_cents / 100);
  if (problems.length === 0)
    return (
      <Text tone="muted">
        {bills} bills and {rows} rows in the ledger agree. {owed} are owed.
      </Text>
    );
  return (
    <Banner tone="invalid" title="The ledger does not agree">
      <Stack gap={4}>
        {problems.map((problem) => (
          <Text key={problem}>{problem}</Text>
        ))}
      </Stack>
    </Banner>
  );
}
