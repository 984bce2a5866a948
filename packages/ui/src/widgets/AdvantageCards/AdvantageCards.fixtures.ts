import { Blocks, Network, RadioTower, Zap } from 'lucide-react';
import type { Advantage } from './AdvantageCards.tsx';

export const advantages: readonly Advantage[] = [
  {
    title: 'A large BGP collector',
    description: 'Over 800 BGP sessions with networks of every size and region.',
    icon: RadioTower,
  },
  {
    title: 'A model of the Internet',
    description: 'Built on the relationships between autonomous systems, so that a leak is told from a new customer.',
    icon: Network,
  },
  {
    title: 'Real-time detection',
    description: 'What happened, why, and whose doing it is: on average within a minute.',
    icon: Zap,
  },
  {
    title: 'Easy integration',
    description: 'Through syslog, e-mail or the API, into what you already watch.',
    icon: Blocks,
  },
];
