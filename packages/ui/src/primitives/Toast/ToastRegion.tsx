import { X } from 'lucide-react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { toneIcons } from '../Icon/toneIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';
import { toasts } from './toastQueue.ts';

/** Where toasts appear: one, at the root of the application. F6 brings the keyboard to it. */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={toasts} aria-label="Messages" className={classes(styles.region, focusRing)}>
      {({ toast }) => (
        <AriaToast toast={toast} data-tone={toast.content.tone} className={classes(styles.root, focusRing)}>
          <span className={styles.sign[toast.content.tone]}>
            <Icon of={toneIcons[toast.content.tone]} />
          </span>
          <ToastContent className={styles.words}>
            <Text slot="title" className={styles.title}>
              {toast.content.title}
            </Text>
            {toast.content.description && (
              <Text slot="description" elementType="div" className={styles.description}>
                {toast.content.description}
              </Text>
            )}
          </ToastContent>
          <span className={styles.close}>
            <IconButton slot="close" icon={X} label="Close" size="small" />
          </span>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
