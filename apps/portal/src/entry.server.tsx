import type { SiteSettings } from '@routeglass/api-client/contract';
import { dataTag, headTags, settingsTags, type HeadFacts, type HeadTag } from '@routeglass/api-client/pages';
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
import { Code } from './firstLoad/Code.tsx';
import { HeadTags } from './firstLoad/HeadTags.tsx';
import { codeOf } from './firstLoad/pageCode.ts';
import { PageStart } from './firstLoad/pageStart.ts';
import { wordsOf } from './firstLoad/wordsOf.ts';
import { LeftToBrowser } from './shell/leftToBrowser.ts';
import { AnswersToDraw } from './shell/answersOfPage.ts';
import { SettingsToDraw } from './shell/siteSettings.ts';

/** A page to be drawn. */
interface PageToDraw {
  readonly address: string;
  /** Answers to its calls, by the address of the call. */
  readonly answers: GivenAnswers;
  /** Facts for its head. Title and description are those of its code, unless the answers bring others. Absent for the frame of all pages. */
  readonly facts?: HeadFacts;
  /** The operator's settings for its code; absent for the frame of all pages. */
  readonly settings?: SiteSettings;
  /** Further tags of its head. */
  readonly head: readonly HeadTag[];
  /** Addresses of its code, each after its imports. For the frame: the files that it names, to be fetched at once. */
  readonly files: readonly string[];
  /** Whether it shows figures from the loaded data. */
  readonly hasFigures: boolean;
}

const pageToDraw = createContext<PageToDraw | null>(null);

/** Draws a whole page: lazy parts are rendered in their places, so that no script is needed to put them there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const page = given.get(pageToDraw);
  const start = page && (await startOf(page, context));
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <PageStart value={start}>
        <AnswersToDraw value={page?.answers ?? {}}>
          <SettingsToDraw value={page?.settings ?? null}>
            <ServerRouter context={context} url={request.url} />
          </SettingsToDraw>
        </AnswersToDraw>
      </PageStart>,
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

async function startOf({ answers, facts, settings, head, files, hasFigures }: PageToDraw, context: EntryContext) {
  const state = context.serverHandoffStream ? await text(context.serverHandoffStream) : '';
  const own = facts ? [...headTags({ ...facts, ...wordsOf(context) }), dataTag('answers', answers)] : [];
  const set = settings ? settingsTags(settings) : [];
  return {
    head: <HeadTags tags={[...head, ...set, ...own]} />,
    code: <Code code={codeOf(context, state, { files, hasFigures })} files={context.isSpaMode ? files : []} />,
  };
}

/** A function that draws a page exactly as the browser's first render will, for hydration. It rejects if the page cannot be drawn. */
export function createDraw(build: ServerBuild): (page: PageToDraw) => Promise<string> {
  const handle = createRequestHandler(build, 'production');
  return async (page) => {
    const context = new RouterContextProvider();
    context.set(pageToDraw, page);
    const response = await handle(new Request(page.address), context);
    if (response.status !== 200) throw new Error(`${page.address} was drawn with status ${response.status}`);
    return response.text();
  };
}
