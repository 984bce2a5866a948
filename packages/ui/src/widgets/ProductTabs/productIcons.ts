import { Activity, ChartNoAxesCombined, Gauge, ShieldAlert, ShieldCheck, SquareActivity, Users } from 'lucide-react';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';

const icons: Readonly<Record<string, IconDrawing>> = {
  'real-time-monitoring': ShieldAlert,
  'policy-monitoring': ShieldCheck,
  'bgp-analytics': ChartNoAxesCombined,
  'data-plane-monitoring': Gauge,
  'customers-monitoring': Users,
  'prefix-origin-validation': SquareActivity,
};

/** Icon of a product by its `id` in the operator's content; a generic one for an operator's own products. */
export function productIcon(id: string): IconDrawing {
  return icons[id] ?? Activity;
}
