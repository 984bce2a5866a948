import { Activity, ChartNoAxesCombined, Gauge, ShieldAlert, ShieldCheck, Users } from 'lucide-react';
import type { NavItem, NavLink } from '../../facts/navLink.ts';

export const products: readonly NavItem[] = [
  {
    label: 'BGP Incidents Monitoring',
    href: '/products/real-time-monitoring',
    description: 'Hijacks, route leaks and bogons, detected in real time',
    icon: ShieldAlert,
  },
  {
    label: 'BGP Policy Monitoring',
    href: '/products/policy-monitoring',
    description: 'Alerts when a routing policy of yours is violated',
    icon: ShieldCheck,
    isNew: true,
  },
  {
    label: 'BGP Analytics',
    href: '/products/bgp-analytics',
    description: 'Ratings of networks, and a player of routes over time',
    icon: ChartNoAxesCombined,
  },
  {
    label: 'Data Plane Monitoring',
    href: '/products/data-plane-monitoring',
    description: 'Availability, round-trip time and loss, from many probes',
    icon: Gauge,
    isNew: true,
  },
  {
    label: 'Customers Monitoring',
    href: '/products/customers-monitoring',
    description: 'The routing of your customers, watched as your own',
    icon: Users,
  },
  {
    label: 'Prefix Origin Validation',
    href: '/products/prefix-origin-validation',
    description: 'ROAs and route objects against what is announced',
    icon: Activity,
  },
];

export const navLinks: readonly NavLink[] = [
  { label: 'Products', href: '/products', items: products },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Ratings', href: '/as-rating' },
  { label: 'Blog', href: '/blog' },
  { label: 'Learn', href: '/learn' },
  { label: 'API', href: '/open-api' },
];
