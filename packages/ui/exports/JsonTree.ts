export { JsonTree, type JsonTreeProps } from '../src/widgets/JsonTree/JsonTree.tsx';
export type { JsonValue } from '../src/facts/jsonValue.ts';
