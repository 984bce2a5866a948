import { ChevronDown, PanelLeft, PanelLeftClose } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Host } from '../closed.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SECTION_ID } from '../Page/skipTarget.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SideMenuLayout.css.ts';

export interface SideMenuLayoutProps extends Host {
  /** The menu: 240 px wide beside the content, a drawer below 992 px. */
  readonly menu: ReactNode;
  /** Name of the menu: label of the button and title of the drawer. */
  readonly menuLabel: string;
  /** Name of the chosen entry: heading of the content (level 2; level 1 if it is visible), also shown beside the button that opens the drawer. */
  readonly section?: string | undefined;
  /** Shows that heading beside the menu, for content without a heading; below 992 px the button shows the text. Default false. */
  readonly showsSection?: boolean;
  readonly children: ReactNode;
  /** Whether the menu beside the content is collapsed; the drawer never is. Default false. */
  readonly isCollapsed?: boolean;
  /** Makes the menu beside the content collapsible. */
  readonly onCollapsedChange?: (isCollapsed: boolean) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A side menu with the content that it switches. */
export function SideMenuLayout({
  menu,
  menuLabel,
  section,
  showsSection = false,
  children,
  isCollapsed = false,
  onCollapsedChange,
  ...props
}: SideMenuLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div {...props} className={styles.root} data-collapsed={isCollapsed || undefined}>
      <div className={styles.menu}>
        {onCollapsedChange && (
          <div className={styles.fold}>
            <IconButton
              icon={isCollapsed ? PanelLeft : PanelLeftClose}
              label={isCollapsed ? `Show ${menuLabel}` : `Hide ${menuLabel}`}
              size="small"
              aria-expanded={!isCollapsed}
              onPress={() => onCollapsedChange(!isCollapsed)}
            />
          </div>
        )}
        {!isCollapsed && menu}
      </div>
      <div className={styles.opener}>
        <Button
          icon={PanelLeft}
          iconAfter={ChevronDown}
          onPress={() => setOpen(true)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          {...(section !== undefined && { 'aria-label': `${menuLabel}: ${section}` })}
        >
          {section ?? menuLabel}
        </Button>
        <Drawer title={menuLabel} isOpen={isOpen} onOpenChange={setOpen}>
          {menu}
        </Drawer>
      </div>
      <div {...(section !== undefined && { id: SECTION_ID, tabIndex: -1 })} className={styles.content}>
        {section !== undefined &&
          (showsSection ? (
            <div className={styles.heading}>
              <Heading level={1} size={24}>
                {section}
              </Heading>
            </div>
          ) : (
            <h2>
              <VisuallyHidden>{section}</VisuallyHidden>
            </h2>
          ))}
        {children}
      </div>
    </div>
  );
}
