export { SampleMark } from '../src/widgets/SampleMark/SampleMark.tsx';
