import { Gauge, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { CardLink } from './LinkCards.tsx';

export const products: readonly CardLink[] = [
  {
    label: 'BGP Incidents Monitoring',
    description: 'Hijacks, route leaks and bogons, detected in real time',
    href: '/products/real-time-monitoring',
    icon: ShieldAlert,
  },
  {
    label: 'BGP Policy Monitoring',
    description: 'Alerts when a routing policy that you define is violated',
    href: '/products/policy-monitoring',
    icon: ShieldCheck,
    isNew: true,
  },
  {
    label: 'Data Plane Monitoring',
    description: 'Availability, round-trip time and packet loss',
    href: '/products/data-plane-monitoring',
    icon: Gauge,
    isNew: true,
  },
];

export const services: readonly CardLink[] = [
  { label: 'DDoS protection', description: 'Filters attack traffic.', href: 'https://example.com/ddos-protection' },
  { label: 'Secondary DNS', href: 'https://example.com/secondary-dns' },
];
