import { asSetNetworkPage } from '@routeglass/api-client/irr';
import { useIrr } from '@routeglass/api-client/hooks';
import type { AsSetTabsProps, AsSetView } from '@routeglass/ui/AsSetTabs';
import { faceOf } from '../../wire/face.ts';
import { answeredNetworks } from './asSet.ts';
import type { NetworkQuestion } from './networkQuestion.ts';

/** The networks on show; undefined if there is no query. */
export function useNetworkPage(
  question: NetworkQuestion | null,
  { page, pageSize }: AsSetView,
): AsSetTabsProps['networkPage'] {
  const call = useIrr(
    asSetNetworkPage,
    question && { ...question, limit: pageSize, offset: Math.min((page - 1) * pageSize, MOST_SKIPPED) },
    { keepPrevious: true },
  );
  if (!question) return undefined;
  return faceOf(call, (answer) => ({ total: answer.setNetworks.total, rows: answeredNetworks(answer) }));
}

/** GraphQL integers have 32 bits; no set is that large. */
const MOST_SKIPPED = 2 ** 31 - 1;
