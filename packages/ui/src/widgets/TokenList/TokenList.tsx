import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { mapFace, type OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { MadeTokenBanner } from './MadeTokenBanner.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import type { ApiToken, MadeToken, NewToken } from './apiToken.ts';
import { tokenColumns } from './tokenColumns.tsx';

export interface TokenListProps {
  readonly tokens: OpenFace<readonly ApiToken[]>;
  /** Creates a token; the dialog stays open until it is created. */
  readonly onMake: (token: NewToken) => FormAnswer;
  readonly onRevoke: (id: string) => void;
  /** The token that was just created, with its text. */
  readonly made?: MadeToken | null;
  /** Called when the reader has saved its text. */
  readonly onMadeClose?: () => void;
}

/** Tokens for programs that use the API with an account. */
export function TokenList({ tokens, onMake, onRevoke, made, onMadeClose }: TokenListProps) {
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const [isMaking, setMaking] = useState(false);
  return (
    <Stack>
      {made && <MadeTokenBanner made={made} onClose={onMadeClose} />}
      <PagedTable<ApiToken>
        label="API tokens"
        noun="tokens"
        columns={tokenColumns(setRevoked)}
        rowKey={({ id }) => id}
        list={mapFace(tokens, (rows) => ({ rows, total: rows.length }))}
        emptyTitle="No tokens"
        emptyHint="Make one for each program that uses the API, so that each can be revoked by itself."
        tools={
          <Button size="small" icon={Plus} onPress={() => setMaking(true)}>
            New token
          </Button>
        }
      />
      <NewTokenDialog isOpen={isMaking} onOpenChange={setMaking} onMake={onMake} />
      <ConfirmDialog
        isOpen={revoked !== null}
        onOpenChange={() => setRevoked(null)}
        title="Revoke this token?"
        confirmLabel="Revoke"
        onConfirm={() => revoked && onRevoke(revoked.id)}
      >
        Programs that use <bdi>{revoked?.name}</bdi> are refused from then on.
      </ConfirmDialog>
    </Stack>
  );
}
