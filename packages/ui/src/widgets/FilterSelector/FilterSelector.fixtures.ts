import type { FilterOption } from './FilterSelector.tsx';

export const severityOptions: readonly FilterOption<'high' | 'medium' | 'low'>[] = [
  { id: 'high', name: 'High', count: 12 },
  { id: 'medium', name: 'Medium', count: 1284 },
  { id: 'low', name: 'Low' },
];
