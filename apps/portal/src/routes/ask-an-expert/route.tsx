import { askExpertPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { AskExpertForm, type Question } from '@routeglass/ui/AskExpertForm';
import { Box } from '@routeglass/ui/Box';
import { Card } from '@routeglass/ui/Card';
import { Heading } from '@routeglass/ui/Heading';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { useFirstAccount } from '../../session/useFirstAccount.ts';
import { useCaptcha } from '../../session/useCaptcha.ts';
import { legal } from '../../shell/content.ts';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(askExpertPage);

const fields = ['firstname', 'lastname', 'email', 'phone', 'asnum', 'message'];

/** The form to ask an expert. */
export default function AskExpert() {
  const captcha = useCaptcha();
  const account = useFirstAccount();
  const ask = useSend(calls.askExpert);
  const problem = useFormProblem(ask.failure, fields);
  const send = ({ captcha: answer, ...question }: Question): void => {
    void ask.send({ body: { ...question, 'g-recaptcha-response': answer } });
  };
  return (
    <PageContent>
      <Stack>
        <Heading level={1}>Ask an expert</Heading>
        <InBrowser>
          <Box maxWidth="form">
            <Card>
              <AskExpertForm
                key={account?.email ?? ''}
                captcha={captcha}
                termsHref={legal.termsOfService}
                known={account ?? null}
                onSubmit={send}
                status={ask.answer ? 'sent' : ask.isSending ? 'sending' : 'filling'}
                {...problem}
              />
            </Card>
          </Box>
        </InBrowser>
      </Stack>
    </PageContent>
  );
}
