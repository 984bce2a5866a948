export { RawObject, type RawObjectProps } from '../src/widgets/RawObject/RawObject.tsx';
export type { RawHrefs } from '../src/widgets/RawObject/RawText.tsx';
