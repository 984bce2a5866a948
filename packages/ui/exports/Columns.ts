export { Columns, type ColumnsProps } from '../src/primitives/Columns/Columns.tsx';
export {
  columnBreakpoints,
  columnShares,
  type ColumnBreakpoint,
  type ColumnShares,
} from '../src/primitives/Columns/Columns.variants.ts';
