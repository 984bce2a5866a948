export { Skeleton, type SkeletonProps } from '../src/primitives/Skeleton/Skeleton.tsx';
export { skeletonShapes, type SkeletonShape } from '../src/primitives/Skeleton/Skeleton.variants.ts';
