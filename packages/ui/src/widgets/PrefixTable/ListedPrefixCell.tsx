import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import type { ListedPrefix } from './listedPrefix.ts';

/** A prefix of a list; a default route says that it is one. */
export function ListedPrefixCell({ prefix, isDefaultRoute = false }: ListedPrefix) {
  const link = <PrefixLink prefix={prefix} />;
  if (!isDefaultRoute) return link;
  return (
    <Inline gap={8}>
      {link}
      <Badge>Default route</Badge>
    </Inline>
  );
}
