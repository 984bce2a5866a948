import { definePage } from '../page.ts';
import { landing } from './layouts.ts';

export const homePage = definePage({
  id: 'home',
  path: '/',
  layout: landing,
  label: 'Home',
  title: 'Routeglass: explore the network',
  description:
    'Search an AS, prefix, IP or domain. See who announces it, who carries it, along which paths, and whether its origin is valid.',
});
