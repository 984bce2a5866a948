import { createContext, use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';

/** Navigates within this site without reloading the page; undefined if there is no router. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);

export interface RoutedAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly href: string;
  readonly 'data-testid'?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A native link that hands plain clicks to the router. Pages have hundreds of them, so it costs no more than its element. */
export function RoutedAnchor({ href, children, ...props }: RoutedAnchorProps) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!navigate || event.defaultPrevented || !leadsHere(event.currentTarget) || asksForMore(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether the link opens a page of this site in this window. */
function leadsHere({ target, origin, download }: HTMLAnchorElement): boolean {
  return (target === '' || target === '_self') && origin === location.origin && download === '';
}

/** Whether the click asks for another tab or window, or for a download. */
function asksForMore({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
