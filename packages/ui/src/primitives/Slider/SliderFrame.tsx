import { use, type ReactNode } from 'react';
import { Label, SliderFill, SliderOutput, SliderStateContext, SliderTrack } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { spacedPercent } from '../spacedPercent.ts';
import * as styles from './Slider.css.ts';

/** What sliders of one and of two thumbs take. */
export interface SliderLook {
  readonly label: string;
  /** Whether the label and the value are for assistive technology only. Default false. */
  readonly hideLabel?: boolean | undefined;
  /** Values that are marked under the track and named in its format. */
  readonly ticks?: readonly number[] | undefined;
}

interface SliderFrameProps extends SliderLook {
  readonly separator: string;
  readonly children: ReactNode;
}

/** Label and value over the track, ticks under it. */
export function SliderFrame({ label, hideLabel = false, ticks = [], separator, children }: SliderFrameProps) {
  return (
    <>
      {!hideLabel && (
        <div className={styles.words}>
          <Label className={field.label}>{label}</Label>
          <SliderOutput className={styles.output}>
            {({ state }) =>
              spacedPercent(state.values.map((_, thumb) => state.getThumbValueLabel(thumb)).join(separator))
            }
          </SliderOutput>
        </div>
      )}
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill} />
        {children}
      </SliderTrack>
      {ticks.length > 0 && <Ticks values={ticks} />}
    </>
  );
}

/** So many marks have their words beside each other on a phone. */
const NAMED = 9;

/** Marks under the track: for the eye only, as each thumb says its own value. Of many only every second, third... is named. */
function Ticks({ values }: { readonly values: readonly number[] }) {
  const state = use(SliderStateContext);
  if (!state) return null;
  const [from = 0, to = from] = state.values.length > 1 ? state.values : [Number.NEGATIVE_INFINITY, ...state.values];
  const every = Math.ceil(values.length / NAMED);
  return (
    <div className={styles.ticks} aria-hidden="true">
      {values.map((value, at) => {
        const place = state.getValuePercent(value);
        const end = place <= 0 ? 'first' : place >= 1 ? 'last' : undefined;
        return (
          <span
            key={value}
            className={styles.tick}
            style={{ insetInlineStart: `${place * 100}%` }}
            data-end={end}
            data-chosen={value >= from && value <= to ? true : undefined}
          >
            {at % every === 0 && (
              <span className={styles.tickWords}>{spacedPercent(state.getFormattedValue(value))}</span>
            )}
          </span>
        );
      })}
    </div>
  );
}
