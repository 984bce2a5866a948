import type { Step } from './HowItWorks.tsx';

export const steps: readonly Step[] = [
  {
    title: 'Bad routing',
    description:
      'A network announces what is not its own, or passes on what it should keep. Traffic takes a wrong way.',
    illustration: 'bad-routing',
  },
  {
    title: 'Detecting',
    description:
      'Hundreds of BGP sessions and a model of the Internet tell the wrong route from a new one, in real time.',
    illustration: 'detecting',
  },
  {
    title: 'Reporting',
    description: 'Issue, reason and culprit reach you by e-mail, syslog or API, on average within a minute.',
    illustration: 'reporting',
  },
  {
    title: 'Repairing',
    description: 'You know whom to call and what to filter, and watch the routes come back.',
    illustration: 'repairing',
  },
];
