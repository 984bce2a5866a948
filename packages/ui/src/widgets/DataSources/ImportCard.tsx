import { RefreshCw } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { type ImportState, isImporting, resultText, stepName } from './importState.ts';

interface ImportCardProps {
  readonly imports: OpenFace<ImportState>;
  readonly onImport: () => void;
}

/** The folder to import, the progress of an import, and the result of the last one. */
export function ImportCard({ imports, onImport }: ImportCardProps) {
  const state = dataOf(imports);
  const button = state && state.folder !== null && (
    <Button size="small" icon={RefreshCw} isDisabled={isImporting(state)} onPress={onImport}>
      Import again
    </Button>
  );
  return (
    <Card title="Import" actions={button}>
      {imports.status === 'error' ? (
        <ErrorState title="The state of imports could not be loaded" onRetry={imports.onRetry}>
          {imports.message}
        </ErrorState>
      ) : state ? (
        <Stack gap={12}>
          <Text size={14} tone="muted">
            {state.folder === null ? (
              <>
                To import from here, set <Code>IMPORT_DIR</Code> to a folder of data files and restart the server.
              </>
            ) : (
              <>
                Imports all files of <Code>{state.folder}</Code>. Files that are already loaded stay as they are.
              </>
            )}
          </Text>
          <Outcome state={state} />
        </Stack>
      ) : (
        <Skeleton height="40px" />
      )}
    </Card>
  );
}

function Outcome({ state }: { readonly state: ImportState }) {
  if (state.state === 'none') return null;
  if (isImporting(state))
    return (
      <ProgressBar
        label={state.message ?? (state.step === null ? 'Importing' : `Importing: ${stepName(state.step)}`)}
        value={state.progress !== null ? state.progress * 100 : undefined}
      />
    );
  const when = state.ended && <DateTime value={state.ended} />;
  if (state.state === 'failed')
    return (
      <Banner tone="invalid" title={<>The last import failed{when && <>: {when}</>}</>}>
        {state.message}
      </Banner>
    );
  return (
    <Banner
      tone={state.problems.length > 0 ? 'unknown' : 'valid'}
      title={
        <>
          Last import: {resultText(state)}
          {when && <>, {when}</>}
        </>
      }
    >
      {state.problems.map(({ file, message }) => (
        <Text key={file} size={14}>
          {message}
        </Text>
      ))}
    </Banner>
  );
}
