export { SampleMark } from '../src/widgets/SampleMark/SampleMark.tsx';
export { markedColumns } from '../src/widgets/SampleMark/markedColumns.tsx';
