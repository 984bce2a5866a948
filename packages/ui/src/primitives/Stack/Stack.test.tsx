import { describeConformance } from '../../testing/conformance.tsx';
import { Stack } from './Stack.tsx';

describeConformance<HTMLElement>('Stack', (host) => <Stack {...host}>words</Stack>);
