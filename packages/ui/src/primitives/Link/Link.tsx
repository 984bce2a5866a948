import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Closed, Host } from '../closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Link.css.ts';
import type { LinkKind } from './Link.variants.ts';

export interface LinkProps extends Closed<AriaLinkProps>, Host {
  readonly children: ReactNode;
  readonly href: string;
  /** Default `text`. */
  readonly kind?: LinkKind;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A way to another page. Opening in a new window is announced by an icon with words. */
export function Link({ children, kind = 'text', ...props }: LinkProps) {
  const opensWindow = props.target === '_blank';
  return (
    <AriaLink
      {...props}
      {...(opensWindow && { rel: props.rel ?? 'noopener noreferrer' })}
      className={classes(styles.root, styles.kind[kind], focusRing)}
    >
      {children}
      {opensWindow && (
        <span className={styles.newWindow}>
          <span className={styles.joiner} aria-hidden />
          <Icon of={ExternalLink} size={12} label="opens in a new window" />
        </span>
      )}
    </AriaLink>
  );
}
