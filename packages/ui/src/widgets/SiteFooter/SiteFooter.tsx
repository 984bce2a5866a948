import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import { useBrandName } from '../../facts/brandName.ts';
import { Logo } from '../Logo/Logo.tsx';
import { registryCredits, type DataCredit } from './dataCredits.ts';
import { FooterAnchor } from './FooterAnchor.tsx';
import * as styles from './SiteFooter.css.ts';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** URLs of the legal texts. */
export interface LegalTexts {
  readonly privacyPolicy: string;
  readonly termsOfService: string;
}

const legalNames: Readonly<Record<keyof LegalTexts, string>> = {
  privacyPolicy: 'Privacy policy',
  termsOfService: 'Terms of service',
};

export interface SiteFooterProps {
  /** The year of the copyright line: the current one, from code that knows the time. */
  readonly year: ReactNode;
  /** The operator's contacts: `ContactList`, or a component that loads one. */
  readonly contacts?: ReactNode;
  readonly legal?: LegalTexts;
  /** Which legal text is linked: the terms of service on pages of the API. Default `privacyPolicy`. */
  readonly legalText?: keyof LegalTexts;
  /** Further links on the last line. */
  readonly links?: readonly FooterLink[];
  readonly credits?: readonly DataCredit[];
  /** Opens a form for messages to the operator: adds a button to the last line. */
  readonly onFeedback?: () => void;
  /** Opens the cookie settings: adds a button to the last line. */
  readonly onCookies?: () => void;
}

/** The end of each page: its operator, legal texts, and data sources. */
export function SiteFooter(props: SiteFooterProps) {
  const {
    year,
    contacts,
    legal,
    legalText = 'privacyPolicy',
    links = [],
    credits = registryCredits,
    onFeedback,
    onCookies,
  } = props;
  const brand = useBrandName();
  const last = legal ? [{ label: legalNames[legalText], href: legal[legalText] }, ...links] : links;
  return (
    <footer className={styles.root}>
      <PageContent>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <span className={styles.brandName}>{brand}</span>
          </div>
          {contacts}
          <div className={styles.credits}>
            <h2 className={styles.term}>Data</h2>
            <ul role="list" className={styles.creditList}>
              {credits.map(({ name, href, of, licence }) => (
                <li key={name}>
                  <FooterAnchor href={href}>{name}</FooterAnchor> ({of}), {licence}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.last}>
          <small className={styles.copyright}>
            © <time>{year}</time> {brand}
          </small>
          <ul role="list" className={styles.links}>
            {onFeedback && <FooterButton onPress={onFeedback}>Feedback</FooterButton>}
            {onCookies && <FooterButton onPress={onCookies}>Cookies</FooterButton>}
            {last.map(({ label, href }) => (
              <li key={href}>
                <FooterAnchor href={href}>{label}</FooterAnchor>
              </li>
            ))}
          </ul>
        </div>
      </PageContent>
    </footer>
  );
}

function FooterButton({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <li>
      <Button className={classes(styles.link, styles.plain)} onPress={onPress}>
        {children}
      </Button>
    </li>
  );
}
