import type { ReactNode, Ref } from 'react';
import type { Host } from '../closed.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends Host {
  readonly children: ReactNode;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

const MAIN = 'main-content';

/** Frame of every page: a way past the header for the keyboard, header, main part, footer at the bottom. */
export function Page({ children, header, footer, ...props }: PageProps) {
  return (
    <div {...props} className={styles.root}>
      <a className={styles.skip} href={`#${MAIN}`}>
        Skip to content
      </a>
      {header}
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
