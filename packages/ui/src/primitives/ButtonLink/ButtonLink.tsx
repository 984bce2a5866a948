import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { buttonClass, ButtonWords, type ButtonLook } from '../Button/ButtonLook.tsx';
import type { Closed, Host } from '../closed.ts';
import { useHasPage } from '../LinkRouter/hasPage.ts';

export interface ButtonLinkProps extends Closed<AriaLinkProps>, ButtonLook, Host {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: the next step, on another page. Not rendered if the site has no such page. */
export function ButtonLink({ children, kind, size, icon, iconAfter, wide, ...props }: ButtonLinkProps) {
  if (!useHasPage(props.href)) return null;
  return (
    <AriaLink
      {...props}
      {...(props.target === '_blank' && { rel: props.rel ?? 'noopener noreferrer' })}
      className={buttonClass(kind, size, wide)}
    >
      <ButtonWords icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonWords>
    </AriaLink>
  );
}
