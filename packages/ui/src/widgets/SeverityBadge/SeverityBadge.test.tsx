import { describeBadge } from '../../testing/describeBadge.tsx';
import { hijackFacts } from './SeverityBadge.fixtures.ts';
import { SeverityBadge } from './SeverityBadge.tsx';
import { severityEvidence } from './severityEvidence.ts';

describeBadge('SeverityBadge', {
  words: [
    ['high', 'High', 'high'],
    ['medium', 'Medium', 'medium'],
    ['low', 'Low', 'low'],
    ['info', 'Info', 'info'],
  ],
  make: (severity, explained) => <SeverityBadge severity={severity} {...explained} />,
  explained: {
    value: 'high',
    subject: 'Severity of the hijack of 10.0.0.0/16',
    evidence: severityEvidence(hijackFacts),
    says: ['95 % of the vantage points see the route'],
  },
});
