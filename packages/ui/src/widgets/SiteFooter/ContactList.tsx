import { FooterAnchor } from './FooterAnchor.tsx';
import * as styles from './SiteFooter.css.ts';

/** A contact of the operator: a postal address has no `href`; telephone and email do. */
export interface Contact {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
}

export interface ContactListProps {
  /** Postal address, telephone, email, media contacts. */
  readonly contacts: readonly Contact[];
}

/** The operator's contacts for the footer; renders nothing if there are none. */
export function ContactList({ contacts }: ContactListProps) {
  if (contacts.length === 0) return null;
  return (
    <dl className={styles.contacts}>
      {contacts.map(({ label, text, href }) => (
        <div key={label}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.detail}>{href ? <FooterAnchor href={href}>{text}</FooterAnchor> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
