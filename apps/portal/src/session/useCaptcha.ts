import * as calls from '@routeglass/api-client/calls';
import { useCall, useClient } from '@routeglass/api-client/hooks';
import { personEndpoints } from '@routeglass/api-client/people';
import type { CaptchaChallenge, CaptchaSource } from '@routeglass/ui/Captcha';
import { useMemo } from 'react';
import { drawRecaptcha } from './recaptcha.ts';

/** The check that the server asks of visitors: its own proof of work, or reCAPTCHA where its keys are set. */
export function useCaptcha(): CaptchaSource {
  const client = useClient();
  const captcha = useCall(calls.signInMethods, {}).data?.captcha;
  return useMemo(
    () =>
      captcha?.kind === 'recaptcha'
        ? { kind: 'recaptcha', siteKey: captcha.site_key, draw: drawRecaptcha }
        : // JSON holds no undefined, which the schema's optional fields allow for.
          { challenge: async () => (await client.call(personEndpoints.captchaChallenge, {})) as CaptchaChallenge },
    [captcha, client],
  );
}
