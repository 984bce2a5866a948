import { ChartNoAxesCombined, Gauge, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { Product } from './ProductTabs.tsx';

export const products: readonly Product[] = [
  {
    label: 'BGP Incidents Monitoring',
    description:
      'Hijacks, route leaks and bogons, detected in real time from over 900 BGP sessions. You learn what happened, why, and whose doing it is, on average within a minute.',
    path: '/products/real-time-monitoring',
    isNew: false,
    icon: ShieldAlert,
  },
  {
    label: 'BGP Policy Monitoring',
    description: 'Describe the routing that you want. You are told when the Internet does something else.',
    path: '/products/policy-monitoring',
    isNew: true,
    icon: ShieldCheck,
  },
  {
    label: 'BGP Analytics',
    description:
      'AS Ratings to compare providers and plan a network, and a player that shows the routes of a prefix as they changed.',
    path: '/products/bgp-analytics',
    isNew: false,
    icon: ChartNoAxesCombined,
  },
  {
    label: 'Data Plane Monitoring',
    description: 'Availability, round-trip time, packet loss and traceroute, measured by probes around the world.',
    path: '/products/data-plane-monitoring',
    isNew: true,
    icon: Gauge,
  },
];
