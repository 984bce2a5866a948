import { describeConformance } from '../../testing/conformance.tsx';
import { Grid } from './Grid.tsx';

describeConformance<HTMLDivElement>('Grid', (host) => <Grid {...host}>words</Grid>);
