export { markedColumns, SampleMark } from '../src/widgets/SampleMark/SampleMark.tsx';
