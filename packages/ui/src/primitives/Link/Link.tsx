import { ExternalLink } from 'lucide-react';
import type { AriaAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useHasPage } from '../LinkRouter/hasPage.ts';
import { RoutedAnchor } from '../LinkRouter/RoutedAnchor.tsx';
import * as styles from './Link.css.ts';
import type { LinkKind } from './Link.variants.ts';

export interface LinkProps extends AriaAttributes, Host {
  readonly children: ReactNode;
  readonly href: string;
  /** `_blank` opens a new window. */
  readonly target?: string;
  readonly rel?: string;
  /** Default `text`. */
  readonly kind?: LinkKind;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link to another page. If it opens a new window, an icon with a hidden text says so. If the site has no such page, only the text is shown. */
export function Link({ children, kind = 'text', ...props }: LinkProps) {
  const leads = useHasPage(props.href);
  const opensWindow = props.target === '_blank';
  if (!leads) return <span>{children}</span>;
  return (
    <RoutedAnchor
      {...props}
      rel={props.rel ?? (opensWindow ? 'noopener noreferrer' : undefined)}
      className={classes(styles.root, styles.kind[kind], focusRing)}
    >
      {children}
      {opensWindow && (
        <span className={styles.newWindow}>
          <span className={styles.joiner} aria-hidden />
          <Icon of={ExternalLink} size={12} label="opens in a new window" />
        </span>
      )}
    </RoutedAnchor>
  );
}
