import { percentText } from '@routeglass/domain/percent';
import { visibilityPercent } from '@routeglass/domain/player';
import { AreaSeries, Axis, buildChartTheme, Grid, XYChart } from '@visx/xychart';
import { memo, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { vars } from '../../tokens/vars.css.ts';
import { minuteText } from '../../facts/dateText.ts';
import { visibilityText } from './visibilityText.ts';
import { plotHeight, plotMargin } from './plotSize.ts';
import { pointAt, shareOfTime, stepCorners, timeAtShare, timeOfKey } from './timeline.ts';
import { DIP_WIDTH, shortDips, type Dip } from './shortDips.ts';
import { tickText } from './tickText.ts';
import * as styles from './VisibilityChart.css.ts';
import { peersText } from './VisibilityNow.tsx';
import type { VisibilityViewProps } from './VisibilityViewProps.ts';

const { color, font } = vars;
const words = { fill: color.text.muted, fontFamily: font.text, fontSize: 12, fontWeight: 400, letterSpacing: 0 };
const theme = buildChartTheme({
  backgroundColor: 'transparent',
  colors: [color.series.first],
  gridColor: color.border.subtle,
  gridColorDark: color.border.subtle,
  tickLength: 4,
  svgLabelSmall: words,
  svgLabelBig: words,
  xAxisLineStyles: { stroke: color.border.subtle, strokeWidth: 1 },
});
const percents = { type: 'linear' as const, domain: [0, 100], nice: false, zero: false };
/** Width of a time axis label with the space around it. */
const labelRoom = 96;
/** Half the width of the label itself. */
const labelHalf = 34;

/** The line itself. One tab stop if a time can be chosen: arrow keys move from change to change. */
export default function VisibilityPlot(props: VisibilityViewProps) {
  const { label, points, total, span, position, onSelectTime } = props;
  const [width, setWidth] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(root.current);
    setWidth(root.current.clientWidth);
    return () => observer.disconnect();
  }, []);

  const inner = innerWidth(width);
  const corners = useMemo(() => stepCorners(points, span, inner), [points, span, inner]);
  const dips = useMemo(() => shortDips(points, span, inner, total), [points, span, inner, total]);
  const time = position ?? span[1];
  const said = `${minuteText(new Date(time))}: ${valueText(points, total, time)}`;

  const timeUnder = (event: PointerEvent<HTMLElement>) => {
    const { left, width: across } = event.currentTarget.getBoundingClientRect();
    return timeAtShare((event.clientX - left) / across, span);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : timeOfKey(event.key, points, span, time);
    if (next === null) return;
    event.preventDefault();
    if (next !== time) onSelectTime?.(next);
  };

  return (
    <div ref={root} className={styles.plot} data-part="plot" style={{ height: plotHeight }}>
      {width > 0 && <Lines label={label} width={width} span={span} corners={corners} total={total} />}
      <div
        className={styles.field}
        data-part="field"
        {...(onSelectTime && {
          role: 'slider',
          tabIndex: 0,
          'aria-label': 'Time',
          'aria-valuemin': span[0],
          'aria-valuemax': span[1],
          'aria-valuenow': time,
          'aria-valuetext': said,
          onKeyDown,
          onPointerUp: (event: PointerEvent<HTMLElement>) => event.button === 0 && onSelectTime(timeUnder(event)),
        })}
        onPointerMove={(event) => setPointed(timeUnder(event))}
        onPointerLeave={() => setPointed(null)}
      >
        {dips.map((dip) => (
          <DipMark key={dip.time} dip={dip} span={span} total={total} />
        ))}
        {position !== null && <Marker share={shareOfTime(position, span)} part="position" />}
        {pointed !== null && <Marker share={shareOfTime(pointed, span)} part="pointed" />}
        {pointed !== null && (
          <div
            className={styles.tip}
            data-side={shareOfTime(pointed, span) > 0.5 ? 'before' : 'after'}
            style={{ insetInlineStart: `${100 * shareOfTime(pointed, span)}%` }}
          >
            {minuteText(new Date(pointed))}
            <strong>{valueText(points, total, pointed)}</strong>
          </div>
        )}
      </div>
    </div>
  );
}

interface LinesProps extends Pick<VisibilityViewProps, 'label' | 'span' | 'total'> {
  readonly width: number;
  readonly corners: ReturnType<typeof stepCorners>;
}

/** The part that stays while the marks move over it. */
const Lines = memo(function Lines({ label, width, span, corners, total }: LinesProps) {
  const inner = innerWidth(width);
  // A label too close to the end of the axis would be cut by the edge of the chart: its tick has no label.
  const isLabelWhole = (at: number) => (1 - shareOfTime(at, span)) * inner + plotMargin.right >= labelHalf;
  return (
    <XYChart
      accessibilityLabel={label}
      captureEvents={false}
      width={width}
      height={plotHeight}
      margin={plotMargin}
      theme={theme}
      xScale={{ type: 'utc', domain: [new Date(span[0]), new Date(span[1])], nice: false, zero: false }}
      yScale={percents}
    >
      <Grid columns={false} numTicks={2} />
      <Axis
        orientation="left"
        hideAxisLine
        tickValues={[0, 50, 100]}
        tickFormat={(value) => percentText(Number(value))}
      />
      <Axis
        orientation="bottom"
        numTicks={Math.max(2, Math.floor(inner / labelRoom))}
        tickFormat={(value, at, ticks) => {
          const words = tickText(Number(value), span);
          const before = ticks[at - 1];
          const isRepeated = before !== undefined && tickText(Number(before.value), span) === words;
          return isLabelWhole(Number(value)) && !isRepeated ? words : '';
        }}
      />
      <AreaSeries
        dataKey="visibility"
        data={corners}
        xAccessor={(point) => new Date(point[0])}
        yAccessor={(point) => visibilityPercent(point[1], total)}
        fillOpacity={0.14}
        lineProps={{ strokeWidth: 1.5 }}
      />
    </XYChart>
  );
});

function innerWidth(width: number): number {
  return Math.max(0, width - plotMargin.left - plotMargin.right);
}

interface DipMarkProps extends Pick<VisibilityViewProps, 'span' | 'total'> {
  readonly dip: Dip;
}

/** From the level before the dip to its lowest point. */
function DipMark({ dip, span, total }: DipMarkProps) {
  const place = {
    left: `${100 * shareOfTime(dip.time, span)}%`,
    top: `${100 - visibilityPercent(dip.level, total)}%`,
    bottom: `${visibilityPercent(dip.peers, total)}%`,
    width: DIP_WIDTH,
  };
  return <div className={styles.dip} data-part="dip" style={place} />;
}

function Marker({ share, part }: { readonly share: number; readonly part: 'position' | 'pointed' }) {
  if (share < 0 || share > 1) return null;
  return <div className={styles.marker[part]} data-part={part} style={{ left: `${100 * share}%` }} />;
}

function valueText(points: VisibilityViewProps['points'], total: number, time: number): string {
  const peers = points[pointAt(points, time)]?.[1];
  if (peers === undefined) return 'not known';
  const percent = visibilityText(visibilityPercent(peers, total));
  return total > 1 ? `${percent}, ${peersText(peers, total)}` : percent;
}
