import type { Command } from './command.ts';

export const recentCommands: readonly Command[] = [
  { name: 'AS64512 Graph', note: 'AS', href: '/as/64512/graph' },
  { name: '10.0.0.0/16 RPKI ROA History', note: 'Prefix', href: '/prefix/10.0.0.0/16?roa-history=10.0.0.0/16' },
  { name: 'AS-NORTHWIND Loops', note: 'AS-SET', href: '/as-set/AS-NORTHWIND?tab=loops' },
];
