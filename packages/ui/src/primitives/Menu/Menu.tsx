import type { ReactElement } from 'react';
import { MenuTrigger, Popover, type PopoverProps } from 'react-aria-components';
import { edgeRoom } from '../Popover/edgeRoom.ts';
import * as popover from '../Popover/Popover.css.ts';
import { MenuView, type MenuViewProps } from './MenuView.tsx';

export interface MenuProps extends MenuViewProps, Pick<PopoverProps, 'placement'> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** Actions, links or a choice of one behind a button. Arrow keys open it and move, letters jump, Escape closes. */
export function Menu({ trigger, placement = 'bottom start', ...view }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={6} containerPadding={edgeRoom()} className={popover.surface}>
        <MenuView {...view} />
      </Popover>
    </MenuTrigger>
  );
}
