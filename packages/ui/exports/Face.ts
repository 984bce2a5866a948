export { dataOf, type Face, type OpenFace } from '../src/widgets/Face/face.ts';
