import { describeBadge } from '../../testing/describeBadge.tsx';
import { providerFacts } from './RelationBadge.fixtures.ts';
import { RelationBadge } from './RelationBadge.tsx';
import { relationEvidence } from './relationEvidence.ts';

describeBadge('RelationBadge', {
  words: [
    ['providers', 'Provider', 'neutral'],
    ['customers', 'Customer', 'neutral'],
    ['peerings', 'Peer', 'neutral'],
    ['unspecified', 'Unspecified', 'neutral'],
  ],
  make: (relation, explained) => <RelationBadge relation={relation} {...explained} />,
  explained: {
    value: 'providers',
    subject: 'AS64512 and AS64601',
    evidence: relationEvidence(providerFacts),
    says: ['it is its provider'],
  },
});
