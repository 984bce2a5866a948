import { Download } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { downloadText } from '../../primitives/DataTable/downloadText.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useBrandName } from '../../facts/brandName.ts';
import { codesFile } from './codesFile.ts';
import * as styles from './RecoveryCodes.css.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Account of the codes, for the file. */
  readonly email: string;
  /** Called when the reader has saved them. */
  readonly onDone: () => void;
}

/** Codes that each replace the authenticator app once. They are shown once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const brand = useBrandName();
  const text = codesFile(brand, email, codes);
  return (
    <section className={styles.root} aria-label="Recovery codes">
      <Text size={14}>
        Keep these codes in a safe place: each logs you in once if you lose your authenticator app. They are not shown
        again.
      </Text>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Mono>{code}</Mono>
          </li>
        ))}
      </ul>
      <Inline>
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button icon={Download} onPress={() => downloadText(`${brand}-recovery-codes.txt`, text, 'text/plain')}>
          Download
        </Button>
        <Button kind="primary" onPress={onDone}>
          I have saved them
        </Button>
      </Inline>
    </section>
  );
}
