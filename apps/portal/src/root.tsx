import '@routeglass/ui/fonts';
import { PressStyle, ThemeProvider, themeScript } from '@routeglass/ui/ThemeProvider';
import { ErrorView } from '@routeglass/ui/ErrorView';
import { PageContent } from '@routeglass/ui/Page';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { rememberClicks } from './firstLoad/earlyClicks.ts';
import { hiddenQuestion, hideAnswered } from './consent/hideAnswered.ts';
import { PageStart } from './firstLoad/pageStart.ts';
import { hideClosed } from './shell/hideClosed.ts';
import { Shell } from './shell/Shell.tsx';

/** The first use of Intl takes about 40 ms. This script does it while the browser waits for code, so that the page responds faster later. */
const readLanguages = 'Intl.DateTimeFormat.supportedLocalesOf("en");new Intl.NumberFormat("en").resolvedOptions()';

/** The document around every page. The theme is set before the first paint, so that nothing flashes. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const start = use(PageStart);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script>{themeScript}</script>
        <script>{rememberClicks}</script>
        <script>{hideClosed}</script>
        <script>{hideAnswered}</script>
        <script>{readLanguages}</script>
        <Links />
        <PressStyle />
        <style>{hiddenQuestion}</style>
        {start ? start.head : <Meta />}
      </head>
      <body>
        <ThemeProvider>
          <Shell>{children}</Shell>
        </ThemeProvider>
        <ScrollRestoration />
        {start ? start.code : <Scripts />}
      </body>
    </html>
  );
}

/** The page that the address names. */
export default function Root() {
  return <Outlet />;
}

/** Drawn by the build for all addresses except the landing page, so that the frame is visible while the code loads. */
export function HydrateFallback() {
  return (
    <PageContent aria-busy>
      <Stack gap={24}>
        <Skeleton width="12rem" />
        <Skeleton width="60%" />
        <noscript>Enable JavaScript to see this.</noscript>
      </Stack>
    </PageContent>
  );
}

/** Shown if rendering failed: what happened, and a way to try again. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <PageContent>
      <ErrorView message={error instanceof Error ? error.message : undefined} onRetry={() => location.reload()} />
    </PageContent>
  );
}
