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

/** Frame of every page: a way past the header for the keyboard, header, main part, footer at the bottom. */
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

/** Past the facts and the menu of a page that has sections, too: they are the same in each. */
function skipToSection(event: MouseEvent): void {
  const section = document.getElementById(SECTION_ID);
  if (!section) return;
  event.preventDefault();
  section.focus();
}
