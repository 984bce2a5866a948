import { domainDecisionPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { useParams } from 'react-router';
import { DecisionByLetter } from '../../session/DecisionByLetter.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(domainDecisionPage);

/** The page behind the link in the letter to a domain's contact. */
export default function DomainDecision() {
  const { userId = '', token = '' } = useParams();
  const params = { userId, token };
  const asked = useCall(calls.domainAccessAsked, { params });
  const [approve, reject, stop] = [
    useSend(calls.approveDomainAccess),
    useSend(calls.rejectDomainAccess),
    useSend(calls.stopDomainLetters),
  ];
  return (
    <DecisionByLetter
      asked={asked}
      subjectOf={({ domain }) => ({ kind: 'domain', domain })}
      onDecide={(isYes) => (isYes ? approve : reject).send({ params })}
      onStop={() => stop.send({ params })}
      isPending={approve.isSending || reject.isSending || stop.isSending}
    />
  );
}
