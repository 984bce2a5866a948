import { ShieldCheck } from 'lucide-react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { ProductHeroProps } from './ProductHero.tsx';

export const policyMonitoring = {
  title: 'BGP Policy Monitoring',
  isNew: true,
  description: 'Alerts when a routing policy that you define is violated.',
  about: [
    'Describe the routing that you want. You are told when the routes that the collectors see do something else.',
  ],
  icon: ShieldCheck,
  actions: (
    <>
      <ButtonLink href="/try-for-free" target="_blank" kind="primary">
        Try for Free
      </ButtonLink>
      <ButtonLink href="/pricing">See the plans</ButtonLink>
    </>
  ),
} satisfies ProductHeroProps;
