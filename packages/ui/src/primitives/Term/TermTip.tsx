import type { ReactNode } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import * as styles from '../Tooltip/Tooltip.css.ts';
import type { Tip } from './useTip.ts';

/** The text of a tip, beside its anchor. */
export function TermTip({ tip: { id, anchor, isOpen, change }, children }: { tip: Tip; children: ReactNode }) {
  if (isOpen === undefined) return null;
  return (
    <TooltipTriggerStateContext
      value={{ isOpen, shouldSkipAnimation: false, open: () => change(true), close: () => change(false) }}
    >
      {/* Its types omit `id`, but it passes it on. */}
      <Tooltip {...{ id }} triggerRef={anchor} offset={6} className={styles.root}>
        {children}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
