export { IncidentHistogram, type IncidentHistogramProps } from '../src/widgets/IncidentHistogram/IncidentHistogram.tsx';
export type { IncidentBucket } from '../src/widgets/IncidentHistogram/histogram.ts';
