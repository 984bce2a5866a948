export { ApiProvider, useClient } from '../src/hooks/ApiProvider.tsx';
export type { ApiProviderProps } from '../src/hooks/ApiProvider.tsx';
export * from '../src/hooks/incidents.ts';
export * from '../src/hooks/scans.ts';
export * from '../src/hooks/table.ts';
export { useCall, usePrefetch } from '../src/hooks/useCall.ts';
export type { Call, CallSettings } from '../src/hooks/useCall.ts';
