import type { Answering } from '@routeglass/api-client/hooks';
import { ErrorState } from '@routeglass/ui/ErrorState';
import type { ReactNode } from 'react';
import { wordsInPlace } from '../wire/failureWords.ts';

interface NoContentYetProps {
  readonly site: Answering<unknown>;
  /** What is missing, in the plural: `plans`. */
  readonly of: string;
  /** Placeholder of the same size. */
  readonly loading: ReactNode;
}

/** Shown in place of the operator's content while it loads, or if loading failed. */
export function NoContentYet({ site: { error, retry }, of, loading }: NoContentYetProps) {
  if (!error) return loading;
  return (
    <ErrorState title={`The ${of} could not be loaded`} onRetry={retry}>
      {wordsInPlace(error)}
    </ErrorState>
  );
}
