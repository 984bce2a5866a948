export { Dialog, type DialogProps } from '../src/primitives/Dialog/Dialog.tsx';
export { dialogSizes, type DialogSize } from '../src/primitives/Dialog/Dialog.variants.ts';
