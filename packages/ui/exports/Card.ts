export { Card, type CardProps } from '../src/primitives/Card/Card.tsx';
