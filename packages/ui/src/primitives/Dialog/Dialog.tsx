import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Heading as AriaHeading, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import * as text from '../../css/text.css.ts';
import type { Host } from '../closed.ts';
import * as heading from '../Heading/Heading.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import type { DialogSize } from './Dialog.variants.ts';
import { DialogBody } from './DialogBody.tsx';

export interface DialogProps extends Host {
  readonly isOpen: boolean;
  /** Called with false on Escape, the close button and a press on the backdrop. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the bottom; they stay in place while the content scrolls. */
  readonly actions?: ReactNode;
  /** Default `medium`. */
  readonly size?: DialogSize;
  /** `alertdialog` for a question that must be answered: a press on the backdrop does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly ref?: Ref<HTMLElement>;
}

/** One thing to look at or decide, above the page, which is blocked meanwhile. The focus stays inside and returns afterwards. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  ...props
}: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={role === 'dialog'} className={styles.veil}>
      <Modal className={classes(styles.sheet, styles.size[size])}>
        <AriaDialog {...props} role={role} className={styles.root}>
          <header className={styles.header}>
            <AriaHeading slot="title" level={2} className={classes(heading.root, text.size[20], styles.title)}>
              {title}
            </AriaHeading>
            <IconButton icon={X} label="Close" onPress={() => onOpenChange(false)} />
          </header>
          <DialogBody>{children}</DialogBody>
          {actions && <footer className={styles.footer}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
