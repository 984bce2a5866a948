import { accessDecisionPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { useParams } from 'react-router';
import { DecisionByLetter } from '../../session/DecisionByLetter.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(accessDecisionPage);

/** The page behind the link in the letter to a network's contact. */
export default function AccessDecisionOfContact() {
  const { asn, userId = '', token = '' } = useParams();
  const params = { asn: Number(asn), userId, token };
  const asked = useCall(calls.asAccessAsked, { params });
  const [approve, reject, stop] = [
    useSend(calls.approveUserAsAccess),
    useSend(calls.rejectUserAsAccess),
    useSend(calls.stopAccessLetters),
  ];
  return (
    <DecisionByLetter
      asked={asked}
      subjectOf={({ as_name }) => ({ kind: 'network', asn: params.asn, name: as_name })}
      onDecide={(isYes) => (isYes ? approve : reject).send({ params })}
      onStop={() => stop.send({ params })}
      isPending={approve.isSending || reject.isSending || stop.isSending}
    />
  );
}
