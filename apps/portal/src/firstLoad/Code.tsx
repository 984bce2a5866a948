// oxlint-disable-next-line import/default -- the build turns it into text (`inlineScripts.ts`)
import begin from './begin.ts?script';
import type { PageCode } from './pageCode.ts';

interface CodeProps {
  readonly code: PageCode;
  /** Addresses of files to be fetched while the document is read, with the lowest priority. */
  readonly files: readonly string[];
}

/** The end of a document, which loads its code: the same two scripts as in the router's `Scripts`, which hydrates them in the browser. */
export function Code({ code, files }: CodeProps) {
  // Escaped, so that no text of the data can end the script element.
  const data = JSON.stringify(code).replaceAll('<', String.raw`\u003c`);
  return (
    <>
      {files.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="application/json" id="code" dangerouslySetInnerHTML={{ __html: data }} />
      <script type="module" dangerouslySetInnerHTML={{ __html: begin }} />
    </>
  );
}
