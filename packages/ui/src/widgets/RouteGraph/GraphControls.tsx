import {
  Download,
  Link2,
  Lock,
  LockOpen,
  Expand,
  FoldVertical,
  Shrink,
  Scan,
  Table2,
  Waypoints,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { memo } from 'react';
import { Toolbar } from 'react-aria-components';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './GraphControls.css.ts';
import type { GraphCommand } from './graphKeys.ts';

/** Commands of buttons and keys for the whole graph. */
export type ControlCommand = Exclude<GraphCommand['do'], 'walk' | 'edge' | 'why'>;

export interface GraphControlsProps {
  readonly isFull: boolean;
  readonly isLocked: boolean;
  readonly isTable: boolean;
  /** URL of the view. */
  readonly viewHref: string | undefined;
  /** Folds the opened groups again; undefined if there are none. */
  readonly onFold: (() => void) | undefined;
  /** Called with the command of a button; keys have the same commands. */
  readonly onCommand: (command: ControlCommand) => void;
  readonly onSave: (format: 'svg' | 'png') => void;
}

/** The buttons of the graph; each has a key while the graph has the focus. */
export const GraphControls = memo(function GraphControls(props: GraphControlsProps) {
  const { isFull, isLocked, isTable, onCommand } = props;
  return (
    <Toolbar aria-label="Graph" className={css.root}>
      <IconButton
        icon={ZoomIn}
        label="Zoom in"
        size="small"
        onPress={() => onCommand('zoom-in')}
        isDisabled={isTable || isLocked}
      />
      <IconButton
        icon={ZoomOut}
        label="Zoom out"
        size="small"
        onPress={() => onCommand('zoom-out')}
        isDisabled={isTable || isLocked}
      />
      <IconButton
        icon={Scan}
        label="Fit"
        size="small"
        onPress={() => onCommand('fit')}
        isDisabled={isTable || isLocked}
      />
      <IconButton
        icon={isLocked ? Lock : LockOpen}
        label={isLocked ? 'Unlock' : 'Lock'}
        size="small"
        onPress={() => onCommand('lock')}
        isDisabled={isTable}
      />
      {props.onFold && (
        <IconButton icon={FoldVertical} label="Fold groups" size="small" onPress={props.onFold} isDisabled={isTable} />
      )}
      <span className={css.divider} />
      <IconButton
        icon={isTable ? Waypoints : Table2}
        label={isTable ? 'Show graph' : 'Show table'}
        size="small"
        onPress={() => onCommand('table')}
      />
      <Menu
        label="Export"
        trigger={<IconButton icon={Download} label="Export" size="small" />}
        items={[
          { id: 'svg', name: 'Save as SVG', onAction: () => props.onSave('svg') },
          { id: 'png', name: 'Save as PNG', onAction: () => props.onSave('png') },
        ]}
      />
      {props.viewHref && <CopyButton icon={Link2} label="Copy link" text={props.viewHref} />}
      <span className={css.divider} />
      <IconButton
        icon={isFull ? Shrink : Expand}
        label={isFull ? 'Exit fullscreen' : 'Fullscreen'}
        size="small"
        onPress={() => onCommand('fullscreen')}
      />
    </Toolbar>
  );
});
