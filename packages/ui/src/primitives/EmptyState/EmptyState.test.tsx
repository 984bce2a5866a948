import { describeConformance } from '../../testing/conformance.tsx';
import { EmptyState } from './EmptyState.tsx';

describeConformance<HTMLDivElement>('EmptyState', (host) => <EmptyState {...host} title="No data to display" />);
