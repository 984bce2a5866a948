import { describeBadge } from '../../testing/describeBadge.tsx';
import { roaEvidence } from './roaEvidence.ts';
import { lengthFacts } from './ValidityBadge.fixtures.ts';
import { ValidityBadge } from './ValidityBadge.tsx';

describeBadge('ValidityBadge', {
  words: [
    ['valid', 'Valid', 'valid'],
    ['invalid', 'Invalid', 'invalid'],
    ['unknown', 'Unknown', 'unknown'],
  ],
  make: (validity, explained) => <ValidityBadge validity={validity} {...explained} />,
  explained: {
    value: 'invalid',
    subject: 'ROA of 10.0.3.0/24',
    evidence: roaEvidence(lengthFacts),
    says: ['longer than its max length', '10.0.0.0/16, up to /22'],
  },
});
