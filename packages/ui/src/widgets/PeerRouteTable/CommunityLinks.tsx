import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { communityPage } from '../../facts/destinationOfResult.ts';
import * as styles from './CommunityLinks.css.ts';

/** Number of communities shown; a press shows the others. */
const SHOWN = 3;

interface CommunityLinksProps {
  readonly communities: readonly string[];
  /** Owner of the communities, to name the button: `AS3356 at rrc00`. */
  readonly of: string;
}

/** The communities of a route, each a link to its page. */
export function CommunityLinks({ communities, of }: CommunityLinksProps) {
  const further = communities.length - SHOWN;
  return (
    <span className={styles.links}>
      {communities.slice(0, SHOWN).map(linkTo)}
      {further > 0 && (
        <Popover
          label={`Communities of ${of}`}
          trigger={
            <Button kind="quiet" size="small" aria-label={`${further} more communities of ${of}`}>
              +{further}
            </Button>
          }
        >
          <Inline gap={8}>{communities.map(linkTo)}</Inline>
        </Popover>
      )}
    </span>
  );
}

function linkTo(community: string) {
  return (
    <Link key={community} href={communityPage(community)} kind="quiet">
      <Mono wrap>{community}</Mono>
    </Link>
  );
}
