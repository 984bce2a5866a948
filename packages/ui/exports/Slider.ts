export { Slider, type SliderProps } from '../src/primitives/Slider/Slider.tsx';
