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

/** The sign of a product by its `id` in the operator's content; a general one for products of the operator's own. */
export function productIcon(id: string): IconDrawing {
  return icons[id] ?? Activity;
}
