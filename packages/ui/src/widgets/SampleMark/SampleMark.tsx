import { FlaskConical } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';

/** Marks what belongs to the simulated Internet in a list that holds real things too. */
export function SampleMark() {
  return (
    <Badge tone="info" icon={FlaskConical}>
      Demo data
    </Badge>
  );
}
