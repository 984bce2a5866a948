import { X } from 'lucide-react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';
import { toasts } from './toastQueue.ts';
import { ToastView } from './ToastView.tsx';

/** Where toasts appear: use one, at the root of the application. F6 moves the focus to it. */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={toasts} aria-label="Messages" className={classes(styles.region, focusRing)}>
      {({ toast }) => (
        <AriaToast toast={toast} className={classes(styles.item, focusRing)}>
          <ToastContent>
            <ToastView
              tone={toast.content.tone}
              title={<Text slot="title">{toast.content.title}</Text>}
              description={toast.content.description && <Text slot="description">{toast.content.description}</Text>}
              close={<IconButton slot="close" icon={X} label="Close" size="small" />}
            />
          </ToastContent>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
