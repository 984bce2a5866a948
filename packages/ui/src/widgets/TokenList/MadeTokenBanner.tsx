import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import type { MadeToken } from './apiToken.ts';

interface MadeTokenBannerProps {
  readonly made: MadeToken;
  readonly onClose?: (() => void) | undefined;
}

/** The text of a token that was just created, which can only be copied now. */
export function MadeTokenBanner({ made, onClose }: MadeTokenBannerProps) {
  return (
    <Banner tone="valid" live title={`Token “${made.name}” is ready`} onClose={onClose}>
      <p>Copy it now: it is not shown again.</p>
      <Inline>
        <Code>{made.text}</Code>
        <CopyButton text={made.text} label="Copy token" />
      </Inline>
    </Banner>
  );
}
