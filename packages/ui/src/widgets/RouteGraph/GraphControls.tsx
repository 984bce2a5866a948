import {
  Download,
  Link2,
  Lock,
  LockOpen,
  Expand,
  Shrink,
  Scan,
  Table2,
  Waypoints,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './GraphControls.css.ts';

export interface GraphControlsProps {
  readonly isFull: boolean;
  readonly isLocked: boolean;
  readonly isTable: boolean;
  /** Address of the view. */
  readonly viewHref: string | undefined;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit: () => void;
  readonly onFull: () => void;
  readonly onLock: () => void;
  readonly onTable: () => void;
  readonly onSave: (format: 'svg' | 'png') => void;
}

/** The buttons of the graph; each has a key of its own while the graph has the focus. */
export function GraphControls(props: GraphControlsProps) {
  const { isFull, isLocked, isTable } = props;
  return (
    <Toolbar aria-label="Graph" className={css.root}>
      <IconButton
        icon={ZoomIn}
        label="Zoom in"
        size="small"
        onPress={props.onZoomIn}
        isDisabled={isTable || isLocked}
      />
      <IconButton
        icon={ZoomOut}
        label="Zoom out"
        size="small"
        onPress={props.onZoomOut}
        isDisabled={isTable || isLocked}
      />
      <IconButton icon={Scan} label="Fit" size="small" onPress={props.onFit} isDisabled={isTable || isLocked} />
      <IconButton
        icon={isLocked ? Lock : LockOpen}
        label={isLocked ? 'Unlock' : 'Lock'}
        size="small"
        onPress={props.onLock}
        isDisabled={isTable}
      />
      <span className={css.divider} />
      <IconButton
        icon={isTable ? Waypoints : Table2}
        label={isTable ? 'Show the graph' : 'Show as table'}
        size="small"
        onPress={props.onTable}
      />
      <Menu
        label="Save the graph"
        trigger={<IconButton icon={Download} label="Save the graph" size="small" />}
        items={[
          { id: 'svg', name: 'Save as SVG', onAction: () => props.onSave('svg') },
          { id: 'png', name: 'Save as PNG', onAction: () => props.onSave('png') },
        ]}
      />
      {props.viewHref && <CopyButton icon={Link2} label="Copy link" text={props.viewHref} />}
      <span className={css.divider} />
      <IconButton
        icon={isFull ? Shrink : Expand}
        label={isFull ? 'Leave fullscreen' : 'Fullscreen'}
        size="small"
        onPress={props.onFull}
      />
    </Toolbar>
  );
}
