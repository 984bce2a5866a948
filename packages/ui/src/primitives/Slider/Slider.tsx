import type { Ref } from 'react';
import { Slider as AriaSlider, SliderThumb, type SliderProps as AriaSliderProps } from 'react-aria-components';
import type { Closed, Host } from '../closed.ts';
import * as styles from './Slider.css.ts';
import { SliderFrame, type SliderLook } from './SliderFrame.tsx';

export interface SliderProps extends Omit<Closed<AriaSliderProps<number>>, 'orientation'>, SliderLook, Host {
  /** Name under which a form sends the value. */
  readonly name?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One number in a range, for when its position in the range matters. */
export function Slider({ label, hideLabel, ticks, name, ...props }: SliderProps) {
  return (
    <AriaSlider<number> {...props} {...(hideLabel && { 'aria-label': label })} className={styles.root}>
      <SliderFrame label={label} hideLabel={hideLabel} ticks={ticks} separator="">
        <SliderThumb className={styles.thumb} {...(name && { name })} />
      </SliderFrame>
    </AriaSlider>
  );
}
