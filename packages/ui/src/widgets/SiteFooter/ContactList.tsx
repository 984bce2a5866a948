import { FooterAnchor } from './FooterAnchor.tsx';
import * as styles from './SiteFooter.css.ts';

/** A way to reach the operator: a postal address has no `href`, telephone and e-mail have. */
export interface Contact {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
}

export interface ContactListProps {
  /** Postal address, telephone, e-mail, media contacts. */
  readonly contacts: readonly Contact[];
}

/** How the operator can be reached, for the footer; nothing where no way is known. */
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
