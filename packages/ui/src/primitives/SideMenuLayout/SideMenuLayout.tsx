import { PanelLeft } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Host } from '../closed.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import * as styles from './SideMenuLayout.css.ts';

export interface SideMenuLayoutProps extends Host {
  /** The menu: 240 px wide beside the content, a drawer under 992 px. */
  readonly menu: ReactNode;
  /** Name of the menu: label of the button and title of the drawer. */
  readonly menuLabel: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A side menu with the content that it chooses. */
export function SideMenuLayout({ menu, menuLabel, children, ...props }: SideMenuLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div {...props} className={styles.root}>
      <div className={styles.menu}>{menu}</div>
      <div className={styles.opener}>
        <Button icon={PanelLeft} onPress={() => setOpen(true)} aria-haspopup="dialog" aria-expanded={isOpen}>
          {menuLabel}
        </Button>
        <Drawer title={menuLabel} isOpen={isOpen} onOpenChange={setOpen}>
          {menu}
        </Drawer>
      </div>
      <div>{children}</div>
    </div>
  );
}
