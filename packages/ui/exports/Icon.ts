export { Icon, type IconDrawing, type IconProps } from '../src/primitives/Icon/Icon.tsx';
