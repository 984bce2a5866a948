import { use, type ReactNode } from 'react';
import { Label, SliderFill, SliderOutput, SliderStateContext, SliderTrack } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { spacedPercent } from '../spacedPercent.ts';
import * as styles from './Slider.css.ts';

/** Props shared by sliders with one and two thumbs. */
export interface SliderLook {
  readonly label: string;
  /** Whether only assistive technology gets the label and the value. Default false. */
  readonly hideLabel?: boolean | undefined;
  /** Values marked below the track, formatted like the value. */
  readonly ticks?: readonly number[] | undefined;
}

interface SliderFrameProps extends SliderLook {
  readonly separator: string;
  readonly children: ReactNode;
}

/** Label and value above the track, ticks below it. */
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

/** Number of labels that fit side by side on a phone. */
const NAMED = 9;

/**
 * Marks below the track, hidden from assistive technology since each thumb announces its value. If there are many, only every second, third... is
 * labeled.
 */
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
