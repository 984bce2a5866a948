export { dataOf, mapFace, type Face, type OpenFace } from '../src/facts/face.ts';
