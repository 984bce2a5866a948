export { MissingSource, type MissingSourceProps } from '../src/widgets/MissingSource/MissingSource.tsx';
export { sourceNames, type SourceName } from '../src/facts/sourceWords.ts';
