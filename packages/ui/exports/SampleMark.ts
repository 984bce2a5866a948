export { DEMO_DATA, markedColumns, SampleMark } from '../src/widgets/SampleMark/SampleMark.tsx';
