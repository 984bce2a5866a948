export {
  SearchExamples,
  type SearchExample,
  type SearchExamplesProps,
} from '../src/widgets/SearchExamples/SearchExamples.tsx';
