export { RangeSlider, type Range, type RangeSliderProps } from '../src/primitives/RangeSlider/RangeSlider.tsx';
