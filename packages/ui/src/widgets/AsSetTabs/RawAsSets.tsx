import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { SourceName } from '../../facts/sourceWords.ts';
import { RawObject } from '../RawObject/RawObject.tsx';
import { asSetPage } from '../../facts/destinationOfResult.ts';
import type { RawAsSet } from './asSet.ts';
import { ofSource } from './asSetMembers.ts';

interface RawAsSetsProps {
  readonly raw: OpenFace<readonly RawAsSet[]>;
  /** The registry whose object is shown; null for all. */
  readonly source: string | null;
  /** Why there is no object at all. */
  readonly emptyHint?: string | undefined;
  /** What is not loaded, if no object means unknown. */
  readonly missingSource?: SourceName | undefined;
}

const hrefs = { asn: (asn: number) => `/as/${asn}`, asSet: asSetPage };

/** The object in each registry. */
export function RawAsSets({ raw, source, emptyHint, missingSource }: RawAsSetsProps) {
  if (raw.status === 'loading')
    return (
      <div aria-busy>
        <Skeleton shape="block" height="16rem" />
      </div>
    );
  if (raw.status === 'error')
    return (
      <ErrorState title="The object could not be loaded" onRetry={raw.onRetry}>
        {raw.message}
      </ErrorState>
    );
  const objects = ofSource(raw.data, source);
  if (objects.length === 0)
    return source === null ? (
      <EmptyState title="No data to display">
        {missingSource === undefined ? emptyHint : <MissingSource source={missingSource} />}
      </EmptyState>
    ) : (
      <EmptyState title="No data found">{source} does not hold this object. Choose another source.</EmptyState>
    );
  return (
    <Stack gap={24}>
      {objects.map((object) => (
        <RawObject
          key={object.source}
          label={`Object in ${object.source}`}
          text={{ status: 'ready', data: object.objectText }}
          hrefs={hrefs}
        />
      ))}
    </Stack>
  );
}
