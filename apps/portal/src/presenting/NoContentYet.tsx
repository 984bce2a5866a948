import type { Answering } from '@routeglass/api-client/hooks';
import { ErrorState } from '@routeglass/ui/ErrorState';
import type { ReactNode } from 'react';
import { wordsInPlace } from '../wire/failureWords.ts';

interface NoContentYetProps {
  readonly site: Answering<unknown>;
  /** What is missing, in the plural: `plans`. */
  readonly of: string;
  /** Keeps its place. */
  readonly loading: ReactNode;
}

/** In the place of what the operator says on the site: it is on its way, or could not be had. */
export function NoContentYet({ site: { error, retry }, of, loading }: NoContentYetProps) {
  if (!error) return loading;
  return (
    <ErrorState title={`The ${of} could not be loaded`} onRetry={retry}>
      {wordsInPlace(error)}
    </ErrorState>
  );
}
