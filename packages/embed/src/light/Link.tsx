import type { MouseEvent, ReactNode, Ref } from 'react';
import { useEmbed } from '../element/EmbedContext.ts';
import { useStates } from './useStates.ts';

interface LinkProps {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly 'data-testid'?: string;
  readonly 'aria-label'?: string;
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link to a portal page from any site. The page is notified of a plain click first. */
export function Link({ href, target, rel, children, ...props }: LinkProps) {
  const embed = useEmbed();
  const states = useStates();
  const window = target ?? embed.target;
  const follow = (event: MouseEvent) => {
    if (isPlain(event) && !embed.select(href)) event.preventDefault();
  };
  return (
    <a
      {...props}
      {...states}
      href={embed.hrefOf(href)}
      {...(window !== undefined && { target: window, rel: rel ?? 'noopener' })}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** Whether a click opens in this window, not in another tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
