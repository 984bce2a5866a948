export { Switch, type SwitchProps } from '../src/primitives/Switch/Switch.tsx';
