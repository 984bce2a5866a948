export { SiteHeader, type SiteHeaderProps } from '../src/widgets/SiteHeader/SiteHeader.tsx';
export type { NavItem, NavLink } from '../src/facts/navLink.ts';
