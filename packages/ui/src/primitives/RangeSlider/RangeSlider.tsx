import type { Ref } from 'react';
import { Slider as AriaSlider, SliderThumb, type SliderProps as AriaSliderProps } from 'react-aria-components';
import type { Closed, Host } from '../closed.ts';
import * as styles from '../Slider/Slider.css.ts';
import { SliderFrame, type SliderLook } from '../Slider/SliderFrame.tsx';

/** Lower and upper end, inclusive. */
export type Range = readonly [from: number, to: number];

type Given = Omit<
  Closed<AriaSliderProps<number[]>>,
  'orientation' | 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'
>;

export interface RangeSliderProps extends Given, SliderLook, Host {
  readonly value?: Range;
  readonly defaultValue?: Range;
  readonly onChange?: (range: Range) => void;
  /** Called when a thumb is released: for what costs a request. */
  readonly onChangeEnd?: (range: Range) => void;
  /** Names of the two thumbs. Default 'From' and 'To'. */
  readonly thumbLabels?: readonly [from: string, to: string];
  readonly ref?: Ref<HTMLDivElement>;
}

/** A range with two ends on a scale. The ends can meet but not cross. */
export function RangeSlider({
  label,
  hideLabel,
  ticks,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  thumbLabels = ['From', 'To'],
  ...props
}: RangeSliderProps) {
  return (
    <AriaSlider<number[]>
      {...props}
      {...(hideLabel && { 'aria-label': label })}
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      {...(onChange && { onChange: (values: number[]) => onChange(rangeOf(values)) })}
      {...(onChangeEnd && { onChangeEnd: (values: number[]) => onChangeEnd(rangeOf(values)) })}
      className={styles.root}
    >
      <SliderFrame label={label} hideLabel={hideLabel} ticks={ticks} separator=" – ">
        {thumbLabels.map((thumb, at) => (
          <SliderThumb key={thumb} index={at} aria-label={thumb} className={styles.thumb} />
        ))}
      </SliderFrame>
    </AriaSlider>
  );
}

function rangeOf([from = 0, to = from]: readonly number[]): Range {
  return [from, to];
}
