export { DEMO_DATA } from '../src/facts/demoData.ts';
export { markedColumns, SampleMark } from '../src/widgets/SampleMark/SampleMark.tsx';
