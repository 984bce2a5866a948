import { describeConformance } from '../../testing/conformance.tsx';
import { Inline } from './Inline.tsx';

describeConformance<HTMLElement>('Inline', (host) => <Inline {...host}>words</Inline>);
