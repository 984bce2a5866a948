import { Suspense, use, type ReactNode } from 'react';
import { AnswersToDraw } from './answersOfPage.ts';
import { LeftToBrowser } from './leftToBrowser.ts';

/**
 * A part that needs an answer sent with every page. The frame that the build draws for all addresses has no answers, so there the browser draws the
 * part.
 */
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
