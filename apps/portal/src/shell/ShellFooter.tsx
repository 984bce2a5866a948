import { SiteFooter } from '@routeglass/ui/SiteFooter';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { legal } from './content.ts';
import { lazyExtra } from './lazyExtra.ts';
import { NotInFrame } from './NotInFrame.tsx';
import { footerLinks } from './siteLinks.ts';
import { Year } from './Year.tsx';

const FooterContacts = lazyExtra(async () => (await import('./FooterContacts.tsx')).FooterContacts);

// Always the same element: see `ShellHeader`.
const operator = (
  <NotInFrame>
    <FooterContacts />
  </NotInFrame>
);

interface ShellFooterProps {
  readonly onFeedback: () => void;
  readonly onCookies: () => void;
}

/** The footer of every page. */
export function ShellFooter({ onFeedback, onCookies }: ShellFooterProps) {
  const { pathname } = useLocation();
  const isOfApi = useDeferredValue(pathname.includes('open-api'), false);
  return (
    <SiteFooter
      year={<Year />}
      contacts={operator}
      legal={legal}
      legalText={isOfApi ? 'termsOfService' : 'privacyPolicy'}
      links={footerLinks}
      onFeedback={onFeedback}
      onCookies={onCookies}
    />
  );
}
