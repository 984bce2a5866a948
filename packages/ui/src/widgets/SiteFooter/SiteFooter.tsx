import { Button, Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import { useBrandName } from '../../facts/brandName.ts';
import { Logo } from '../Logo/Logo.tsx';
import { registryCredits, type DataCredit } from './dataCredits.ts';
import * as styles from './SiteFooter.css.ts';

/** A way to reach the operator: a postal address has no `href`, telephone and e-mail have. */
export interface Contact {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** Addresses of what a visitor agrees to. */
export interface LegalTexts {
  readonly privacyPolicy: string;
  readonly termsOfService: string;
}

const legalNames: Readonly<Record<keyof LegalTexts, string>> = {
  privacyPolicy: 'Privacy policy',
  termsOfService: 'Terms of service',
};

export interface SiteFooterProps {
  /** The year of the copyright line: the current one, told by who knows the clock. */
  readonly year: number;
  /** Postal address, telephone, e-mail, media contacts. */
  readonly contacts: readonly Contact[];
  readonly legal?: LegalTexts;
  /** Which legal text is linked: the terms of service on pages of the API. Default `privacyPolicy`. */
  readonly legalText?: keyof LegalTexts;
  /** Further links of the last line. */
  readonly links?: readonly FooterLink[];
  readonly credits?: readonly DataCredit[];
  /** Opens a way to write to the operator: adds a button to the last line. */
  readonly onFeedback?: () => void;
  /** Opens the choice of cookies: adds a button to the last line. */
  readonly onCookies?: () => void;
}

/** The end of each page: who runs it, on what terms, and whose data it rests on. */
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
          {contacts.length > 0 && (
            <dl className={styles.contacts}>
              {contacts.map(({ label, text, href }) => (
                <div key={label}>
                  <dt className={styles.term}>{label}</dt>
                  <dd className={styles.detail}>{href ? <FooterAnchor href={href}>{text}</FooterAnchor> : text}</dd>
                </div>
              ))}
            </dl>
          )}
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
            © {year} {brand}
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

function FooterAnchor({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
