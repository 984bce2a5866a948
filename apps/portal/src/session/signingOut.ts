import { ApiFailure, type Client } from '@routeglass/api-client/client';
import { openapiConfig } from '@routeglass/api-client/calls';
import { forgetAccount } from './rememberedSession.ts';
import { tellSessionNews } from './sessionNews.ts';

/** A client that signs out, in every tab, when a call is refused because its session is gone. */
export function signingOut(client: Client): Client {
  return {
    bases: client.bases,
    call: (endpoint, input, options) =>
      client.call(endpoint, input, options).catch((error: unknown) => {
        // The API document is loaded with the explorer's token, which expires before the session. A correct password without its second factor does
        // not end a session either.
        const isOver =
          error instanceof ApiFailure &&
          error.status === 401 &&
          error.code !== 'E_SECOND_FACTOR' &&
          endpoint.name !== openapiConfig.name;
        if (isOver && forgetAccount()) tellSessionNews('out');
        throw error;
      }),
  };
}
