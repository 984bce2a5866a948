import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import type { ListedPrefix } from './listedPrefix.ts';

interface ListedPrefixCellProps extends ListedPrefix {
  /** Whether a separate column shows the origin, with its AS_SET. */
  readonly withOrigin: boolean;
}

/** A prefix in a list. Marks a default route, and an aggregate that ends in an AS_SET. */
export function ListedPrefixCell({ prefix, isDefaultRoute = false, originSet, withOrigin }: ListedPrefixCellProps) {
  const link = <PrefixLink prefix={prefix} />;
  const isAggregate = originSet !== undefined && !withOrigin;
  if (!isDefaultRoute && !isAggregate) return link;
  return (
    <Inline gap={8}>
      {link}
      {isDefaultRoute && <Badge>Default route</Badge>}
      {isAggregate && <Badge>Origin is an AS_SET</Badge>}
    </Inline>
  );
}
