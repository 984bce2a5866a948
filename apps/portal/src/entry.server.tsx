import type { GivenAnswers } from '@routeglass/api-client/client';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { codeAfterPaint } from './firstLoad/codeAfterPaint.ts';
import { LeftToBrowser } from './shell/leftToBrowser.ts';
import { AnswersToDraw } from './shell/answersOfPage.ts';

const answersOf = createContext<GivenAnswers>({});

/** Draws a page whole: what the code of its parts brings stands where it belongs, and no script is needed to put it there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <AnswersToDraw value={given.get(answersOf)}>
        <ServerRouter context={context} url={request.url} />
      </AnswersToDraw>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: (error) => {
          if (error instanceof LeftToBrowser) return error.name;
          console.error(error);
          return undefined;
        },
      },
    );
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** A page to be drawn. */
interface PageToDraw {
  readonly address: string;
  /** To what it asks, by the address of the call. */
  readonly answers: GivenAnswers;
  /** Addresses of its code, each after those that it imports. */
  readonly files: readonly string[];
}

/** A function that draws a page as the browser's first drawing of it will be, to be taken over by it. Rejects where it cannot be drawn. */
export function createDraw(build: ServerBuild): (page: PageToDraw) => Promise<string> {
  return async ({ address, answers, files }) => {
    // The site is built as files: of all pages only those that the build names are drawn.
    const named = { ...build, prerender: [decodeURI(new URL(address).pathname)] };
    const handle = createRequestHandler(named, 'production');
    const context = new RouterContextProvider();
    context.set(answersOf, answers);
    const response = await handle(new Request(address), context);
    if (response.status !== 200) throw new Error(`${address} was drawn with status ${response.status}`);
    return codeAfterPaint(await response.text(), files);
  };
}
