import { useCallback, useMemo, useState } from 'react';
import { exportSvg } from './exportSvg.ts';
import { useLatest } from '../../primitives/useLatest.ts';
import { GraphControls, type ControlCommand } from './GraphControls.tsx';
import { GraphFooter } from './GraphFooter.tsx';
import { foldLeaves } from './foldLeaves.ts';
import { indexGraph } from './graphIndex.ts';
import type { GraphData } from './graphData.ts';
import { GraphMinimap } from './GraphMinimap.tsx';
import { GraphStage } from './GraphStage.tsx';
import { GraphTable } from './GraphTable.tsx';
import { counted } from './nodeWords.ts';
import * as css from './RouteGraph.css.ts';
import type { RouteGraphProps } from './RouteGraphProps.ts';
import { saveGraph } from './saveGraph.ts';
import { shapeOf } from './graphShape.ts';
import type { Fullscreen } from './useFullscreen.ts';
import { useLayout } from './useLayout.ts';
import { useGraphView } from './useGraphView.ts';
import { useShownLayout } from './useShownLayout.ts';

interface GraphPictureProps extends Pick<
  RouteGraphProps,
  'prefix' | 'hrefOf' | 'onSelectNode' | 'aspa' | 'linkEvidence' | 'viewHref' | 'isExtended' | 'foldsLeaves'
> {
  readonly graph: GraphData;
  readonly fullscreen: Fullscreen;
}

const zoomStep = 1.4;
const nothing: ReadonlySet<number> = new Set();

/** A graph with nodes: drawing or table, with its controls and legend. */
export function GraphPicture({
  graph: data,
  prefix,
  hrefOf,
  onSelectNode,
  aspa,
  linkEvidence,
  viewHref,
  isExtended = false,
  foldsLeaves = true,
  fullscreen,
}: GraphPictureProps) {
  const whole = useMemo(() => indexGraph(data), [data]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(nothing);
  const folded = useMemo(() => (foldsLeaves ? foldLeaves(data, opened) : data), [data, opened, foldsLeaves]);
  const graph = useMemo(() => (folded === data ? whole : indexGraph(folded)), [folded, data, whole]);
  const shape = useMemo(() => shapeOf(folded, graph), [folded, graph]);
  const layout = useLayout(shape);
  const [isTable, setTable] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const { isFull, setFull } = fullscreen;
  const [mounted, setMounted] = useState<readonly number[]>([]);
  const { live, elements } = useGraphView(setMounted);
  useShownLayout(live?.view ?? null, graph, layout, shape.name);

  const closeTable = useCallback(() => setTable(false), []);

  const label = `Routing graph of ${prefix || `AS${data.root}`}: ${counted(whole.nodes.length, 'network')}, ${counted(whole.edges.length, 'link')}`;
  const fileName = `AS${data.root} ${prefix}`.trim().replaceAll(/[^\w.-]+/g, '-');
  const commands: Record<ControlCommand, () => void> = {
    'zoom-in': () => !isLocked && live?.view.zoomBy(zoomStep),
    'zoom-out': () => !isLocked && live?.view.zoomBy(1 / zoomStep),
    fit: () => !isLocked && live?.view.fit(),
    lock: () => setLocked(!isLocked),
    fullscreen: () => setFull(!isFull),
    table: () => setTable(!isTable),
  };
  const run = useLatest((command: ControlCommand) => commands[command]());
  const save = useLatest((format: 'svg' | 'png') => {
    if (!layout || !live) return;
    void saveGraph(exportSvg(graph, layout, live.palette, label), format, fileName);
  });

  return (
    <>
      <div className={css.main}>
        <div className={css.controls} data-above={isTable || undefined}>
          <GraphControls
            isFull={isFull}
            isLocked={isLocked}
            isTable={isTable}
            viewHref={viewHref}
            onFold={opened.size > 0 ? () => setOpened(nothing) : undefined}
            onCommand={run}
            onSave={save}
          />
        </div>
        <GraphStage
          elements={elements}
          view={live?.view ?? null}
          graph={graph}
          layout={layout}
          mounted={mounted}
          label={label}
          isHidden={isTable}
          isLocked={isLocked}
          hrefOf={hrefOf}
          onSelect={onSelectNode}
          onOpen={(group) => setOpened(new Set([...opened, group]))}
          aspa={aspa}
          linkEvidence={linkEvidence}
          onCommand={(command) => run(command.do)}
        />
        {isTable && (
          <GraphTable
            graph={data}
            label={`Paths to ${prefix || `AS${data.root}`}`}
            fileName={fileName}
            hrefOf={hrefOf}
            aspa={aspa}
            linkEvidence={linkEvidence}
            onClose={closeTable}
          />
        )}
        {live && !isTable && (
          <div className={css.minimap}>
            <GraphMinimap view={live.view} graph={graph} palette={live.palette} />
          </div>
        )}
      </div>
      <GraphFooter graph={whole} isExtended={isExtended} leftOut={data.leftOut ?? []} />
    </>
  );
}
