import '@routeglass/ui/fonts';
import { PressStyle, ThemeProvider, themeScript } from '@routeglass/ui/ThemeProvider';
import type { ReactNode } from 'react';
import { ErrorView } from '@routeglass/ui/ErrorView';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

/** The browser takes some 40 ms to read which languages it can write: it does so while it waits for styles and code, not when the page is to answer. */
const readLanguages = 'Intl.DateTimeFormat.supportedLocalesOf("en")';

/** The document around every page. The theme is set before the first paint, so that nothing flashes. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script>{themeScript}</script>
        <script>{readLanguages}</script>
        <Meta />
        <Links />
        <PressStyle />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ThemeProvider>
      <Outlet />
    </ThemeProvider>
  );
}

/** Something broke while drawing: what happened, and the way to try again. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <main>
      <ErrorView {...(error instanceof Error && { message: error.message })} onRetry={() => location.reload()} />
    </main>
  );
}
