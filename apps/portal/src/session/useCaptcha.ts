import * as calls from '@routeglass/api-client/calls';
import { useCall, useClient } from '@routeglass/api-client/hooks';
import { personEndpoints } from '@routeglass/api-client/people';
import type { CaptchaChallenge, CaptchaSource } from '@routeglass/ui/Captcha';
import { useMemo } from 'react';
import { drawRecaptcha } from './recaptcha.ts';

/** The check that the server asks of visitors: its own proof of work, or reCAPTCHA if its keys are set. */
export function useCaptcha(): CaptchaSource {
  const client = useClient();
  const captcha = useCall(calls.signInMethods, {}).data?.captcha;
  return useMemo(
    () =>
      captcha?.kind === 'recaptcha'
        ? { kind: 'recaptcha', siteKey: captcha.site_key, draw: drawRecaptcha }
        : // The schema's optional fields allow undefined, which JSON cannot contain.
          { challenge: async () => (await client.call(personEndpoints.captchaChallenge, {})) as CaptchaChallenge },
    [captcha, client],
  );
}
