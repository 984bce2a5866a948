import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { money } from '../../facts/bill.ts';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import type { LedgerCheck } from './ledgerRow.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Whether the ledger agrees with the bills and with the current access. */
export function LedgerVerdict({ check }: { readonly check: OpenFace<LedgerCheck> }) {
  if (check.status === 'error')
    return (
      <Banner tone="unknown" title="The ledger could not be checked">
        {check.message}
      </Banner>
    );
  const data = dataOf(check);
  if (!data) return <Banner title="Checking the ledger" />;
  const { rows, bills, owedCents, problems } = data;
  if (problems.length === 0)
    return (
      <Banner tone="valid" title="The ledger agrees">
        {counted(bills, 'bill')} and {counted(rows, 'row')} were checked. Accounts owe {money(owedCents)} in total.
      </Banner>
    );
  return (
    <Banner tone="invalid" title="The ledger does not agree">
      <Stack gap={4}>
        {problems.map((problem) => (
          <Text key={problem} size={14}>
            {problem}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
