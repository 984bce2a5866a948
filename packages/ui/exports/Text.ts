export { Text, type TextProps } from '../src/primitives/Text/Text.tsx';
export { textTones, type TextTone } from '../src/primitives/Text/Text.variants.ts';
