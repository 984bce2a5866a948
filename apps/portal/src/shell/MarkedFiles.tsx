import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { CsvMark } from '@routeglass/ui/DataTable';
import { DEMO_DATA } from '@routeglass/ui/SampleMark';
import type { ReactNode } from 'react';

interface MarkedFilesProps {
  /** The network that the tables are about. */
  readonly asn?: number | undefined;
  /** Whether they show demo data, if known. */
  readonly sample?: boolean | undefined;
  readonly children: ReactNode;
}

/** Marks the CSV files of the tables inside if they contain demo data. */
export function MarkedFiles({ asn, sample, children }: MarkedFilesProps) {
  // The same call as that of `PageFreshness`.
  const delay = useCall(
    calls.currentDelay,
    asn === undefined || sample !== undefined ? null : { query: { asn, sample: undefined } },
  );
  const isSample = sample ?? delay.data?.sample ?? false;
  return <CsvMark value={isSample ? DEMO_DATA : undefined}>{children}</CsvMark>;
}
