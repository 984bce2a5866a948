export { Button, type ButtonProps } from '../src/primitives/Button/Button.tsx';
export {
  buttonKinds,
  buttonSizes,
  type ButtonKind,
  type ButtonSize,
} from '../src/primitives/Button/Button.variants.ts';
