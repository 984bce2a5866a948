import { X } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Heading as AriaHeading, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import * as text from '../../css/text.css.ts';
import type { Host } from '../closed.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import * as heading from '../Heading/Heading.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';
import type { DrawerSide } from './Drawer.variants.ts';

export interface DrawerProps extends Host {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Default `start`. */
  readonly side?: DrawerSide;
  readonly ref?: Ref<HTMLElement>;
}

/** A menu or filter without room beside the content. Following a link inside closes it. */
export function Drawer({ isOpen, onOpenChange, title, children, side = 'start', ...props }: DrawerProps) {
  const closeOnLink = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a[href], [data-href]')) onOpenChange(false);
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={classes(dialog.veil, styles.veil, styles.side[side])}
    >
      <Modal className={styles.sheet}>
        <AriaDialog {...props} className={dialog.root}>
          <header className={dialog.header}>
            <AriaHeading slot="title" level={2} className={classes(heading.root, text.size[20], dialog.title)}>
              {title}
            </AriaHeading>
            <IconButton icon={X} label="Close" onPress={() => onOpenChange(false)} />
          </header>
          <DialogBody onClickCapture={closeOnLink}>{children}</DialogBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
