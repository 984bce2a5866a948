import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { SignInMethodName } from '@routeglass/api-client/people';

/** Whether the server supports a sign-in method; false until it is known. */
export function useSignsInBy(method: SignInMethodName): boolean {
  return useCall(calls.signInMethods, {}).data?.methods.includes(method) ?? false;
}
