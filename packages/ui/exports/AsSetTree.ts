export { AsSetTree, type AsSetTreeProps } from '../src/widgets/AsSetTree/AsSetTree.tsx';
export type { AsSetNode } from '../src/widgets/AsSetTree/asSetTree.ts';
