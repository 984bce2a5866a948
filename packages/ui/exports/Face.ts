export { dataOf, mapFace, type Face, type OpenFace } from '../src/widgets/Face/face.ts';
