// oxlint-disable-next-line import/default -- the build makes the text of it (`inlineScripts.ts`)
import begin from './begin.ts?script';
import type { PageCode } from './pageCode.ts';

interface CodeProps {
  readonly code: PageCode;
  /** Addresses of files to be fetched while the document is read, behind all else. */
  readonly files: readonly string[];
}

/** The end of a document that brings its code: two scripts, as the router's `Scripts` has, which takes them over in the browser. */
export function Code({ code, files }: CodeProps) {
  // No text of the data can end the element that holds it.
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
