import { Command } from '../../primitives/Code/Command.tsx';
import { loadCommand, missingText, type SourceName } from '../../facts/sourceWords.ts';

export interface MissingSourceProps {
  /** What is not loaded: one source, or several in one sentence. */
  readonly source: SourceName | readonly SourceName[];
}

/** Says that a source is not loaded and how to load it: an empty list would wrongly say that there is nothing. */
export function MissingSource({ source }: MissingSourceProps) {
  const sources = typeof source === 'string' ? [source] : source;
  return (
    <>
      {missingText(sources)} <Command>{loadCommand(sources)}</Command>
    </>
  );
}
