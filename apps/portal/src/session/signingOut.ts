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
        // The document is asked for with the explorer's token, which ends before the session does. A right password that lacks its second factor is not the end of a session.
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
