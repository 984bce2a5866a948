export { NotFound, type NotFoundProps } from '../src/widgets/NotFound/NotFound.tsx';
