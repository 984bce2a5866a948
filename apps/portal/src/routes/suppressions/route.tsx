import { suppressionsPage } from '@routeglass/api-client/page/operations';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import type { SuppressionRow } from '@routeglass/api-client/people';
import { SuppressionTable, type Suppression } from '@routeglass/ui/SuppressionTable';
import { chosenList } from '../../lists/paged/chosenList.ts';
import { useChosenList } from '../../lists/paged/useChosenList.ts';
import { useAct, useAnswer } from '../../session/RecentSignIn.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(suppressionsPage);

const choices = chosenList({ choices: {} });

const suppressionOf = ({ since, ...row }: SuppressionRow): Suppression => ({ ...row, since: new Date(since) });

/** Addresses that get no mail. */
export default function Suppressions() {
  const { rows, table, answer: list } = useChosenList(calls.suppressions, choices, suppressionOf);
  const [suppress, allow] = [useSend(calls.suppressAddress), useSend(calls.allowAddress)];
  const act = useAct();
  const answer = useAnswer();
  return (
    <SuppressionTable
      {...table}
      suppressions={rows}
      onSuppress={(body) => answer(() => suppress.send({ body }), list.retry, ['email', 'reason'])}
      onAllow={(email) => void act(() => allow.send({ params: { email } }), list.retry)}
    />
  );
}
