export type { Face } from '../src/widgets/Face/face.ts';
