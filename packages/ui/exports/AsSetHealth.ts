export { AsSetHealth, type AsSetHealthProps } from '../src/widgets/AsSetHealth/AsSetHealth.tsx';
export type {
  HealthCheck,
  HealthLevel,
  HealthSource,
  SetHealthReport,
} from '../src/widgets/AsSetHealth/setHealthReport.ts';
