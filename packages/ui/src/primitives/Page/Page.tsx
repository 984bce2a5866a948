import type { MouseEvent, ReactNode, Ref } from 'react';
import type { Host } from '../closed.ts';
import * as styles from './Page.css.ts';
import { MAIN_ID, SECTION_ID } from './skipTarget.ts';

export interface PageProps extends Host {
  readonly children: ReactNode;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Frame of every page: a skip link for the keyboard, header, main part, footer at the bottom. */
export function Page({ children, header, footer, ...props }: PageProps) {
  return (
    <div {...props} className={styles.root}>
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skipToSection}>
        Skip to content
      </a>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** On a page with sections, also skips its facts and its menu: they are the same in each section. */
function skipToSection(event: MouseEvent): void {
  const section = document.getElementById(SECTION_ID);
  if (!section) return;
  event.preventDefault();
  section.focus();
}
