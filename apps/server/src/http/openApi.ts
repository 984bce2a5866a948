import { createHash } from 'node:crypto';
import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import { openApiDocument } from '@routeglass/api-client/openapi';
import type { Context, Hono } from 'hono';
import { errorResponse } from './answerErrors.ts';
import { refuseUnknownParameters } from './readInput.ts';
import { type Body, writeBody } from './writeBody.ts';

/** Addresses of the document: the contract's own and the one that tools try. */
export const openApiPaths = [endpoints.openapiConfig.path, '/api/openapi.json'] as const;

/** The OpenAPI document of the calls that this server answers. It is built at the first request and kept. */
export function mountOpenApi(app: Hono, publicUrl: string | undefined, calls: readonly AnyEndpoint[]): void {
  let made: { body: Body; etag: string } | undefined;
  const make = () => {
    const server = publicUrl?.replace(/\/+$/, '') ?? '/';
    const text = JSON.stringify(openApiDocument(calls, { title: 'Routeglass', version: '1.0.0', server }));
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { body: { text, headers }, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"` };
  };
  for (const path of openApiPaths) {
    app.get(path, (context: Context) => {
      refuseUnknownParameters(endpoints.openapiConfig, context);
      made ??= make();
      const headers = { etag: made.etag, 'cache-control': 'public, no-cache' };
      if (context.req.header('if-none-match')?.includes(made.etag)) return new Response(null, { status: 304, headers });
      return writeBody(context, made.body, headers);
    });
    app.all(path, ({ req }) => errorResponse('E_METHOD_NOT_ALLOWED', `${req.method} is not allowed here; use GET`));
  }
}
