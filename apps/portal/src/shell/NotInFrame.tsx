import { Suspense, use, type ReactNode } from 'react';
import { AnswersToDraw } from './answersOfPage.ts';
import { LeftToBrowser } from './leftToBrowser.ts';

/** A part that rests on an answer that every page brings. The frame that the build draws for all addresses has none: there the browser draws it. */
export function NotInFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <WithAnswers>{children}</WithAnswers>
    </Suspense>
  );
}

function WithAnswers({ children }: { readonly children: ReactNode }) {
  const answers = use(AnswersToDraw);
  if (typeof document === 'undefined' && Object.keys(answers ?? {}).length === 0) throw new LeftToBrowser();
  return children;
}
