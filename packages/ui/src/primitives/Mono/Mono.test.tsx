import { describeConformance } from '../../testing/conformance.tsx';
import { Mono } from './Mono.tsx';

describeConformance<HTMLSpanElement>('Mono', (host) => <Mono {...host}>10.12.0.0/16</Mono>);
