import type { NavLink } from './navLink.ts';

export const navLinks: readonly NavLink[] = [
  { label: 'Products', href: '/products' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Ratings', href: '/as-rating' },
  { label: 'Blog', href: '/blog' },
  { label: 'Learn', href: '/learn' },
  { label: 'API', href: '/open-api' },
];
