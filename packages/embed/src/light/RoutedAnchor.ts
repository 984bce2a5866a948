export { Link as RoutedAnchor } from './Link.tsx';
