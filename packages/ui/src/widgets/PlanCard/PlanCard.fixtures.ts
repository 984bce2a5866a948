import type { Plan } from './plan.ts';

export const freePlan: Plan = {
  id: 'free',
  title: 'Free',
  description: 'Community version',
  price: '$0',
  labelPrice: 'forever',
  buttonText: 'Get started',
  redirectUrl: '/auth/register',
  tariffDetails: [
    { title: 'AS overview', items: ['Names, organisation and country', 'Ratings of the network'] },
    {
      title: 'IP connectivity',
      items: ['Routing graph', 'Customers', 'Providers', 'Peers', 'Announced prefixes'],
    },
    {
      title: 'Security issues',
      items: ['Hijacks', 'Route leaks', 'Bogons', 'DDoS amplifiers', 'Routing loops'],
    },
  ],
  tooltipItems: [
    { title: 'Purpose', items: ['A first look at how a network is connected'] },
    { title: 'Features', items: ['AS overview', 'IP connectivity', 'Basic security monitoring'] },
    { title: 'Limitations', items: ['No history and no ratings report'] },
    { title: 'Ideal for', items: ['Engineers of small networks'] },
  ],
};

export const proPlan: Plan = {
  ...freePlan,
  id: 'pro',
  title: 'Pro',
  description: 'Compare providers and look into the past of a route',
  price: '$105',
  listPrice: '$150',
  discount: '-30%',
  labelPrice: 'per month',
  buttonText: 'Buy online',
  redirectUrl: '/pro-subscribe',
  isFavorite: true,
  notification: 'Most popular',
  tariffDetails: [
    {
      title: 'AS Ratings',
      items: ['Provider connection planning', 'Regional connectivity', 'Competitor and market analysis'],
    },
    { title: 'Routing graph player', items: ['Prefix visibility history'] },
  ],
};

export const enterprisePlan: Plan = {
  ...freePlan,
  id: 'enterprise',
  title: 'Enterprise',
  description: 'Data and alerts for a team on duty',
  price: 'Individually priced',
  labelPrice: 'by request',
  buttonText: 'Request a plan',
  redirectUrl: '/pricing',
  tariffDetails: [
    {
      title: 'Feeds',
      items: [
        'Incident feeds',
        'Policy monitoring',
        'Prefix origin validation feeds',
        'Data plane feeds',
        'Custom feeds',
      ],
    },
  ],
};
