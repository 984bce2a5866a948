import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import type { Closed, Host } from '../closed.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Closed<AriaSwitchProps>, Host {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLLabelElement>;
}

/** On or off, with immediate effect. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={styles.root}>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
