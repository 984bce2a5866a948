import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { Banner } from '@routeglass/ui/Banner';
import { BillForm } from '@routeglass/ui/BillForm';
import { Button } from '@routeglass/ui/Button';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { DottedName } from '@routeglass/ui/DottedName';
import type { OrderDetails } from '@routeglass/ui/OrderInfo';
import { defaultPayment, type BillingPeriod, type PaymentVariant } from '@routeglass/ui/OrderSummary';
import { PaymentChoice } from '@routeglass/ui/PaymentChoice';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { useState } from 'react';
import { failureWords } from '../../wire/failureWords.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { billCountries } from './billCountries.ts';
import { openPayment } from './openPayment.ts';

interface PaymentProps {
  readonly order: OrderDetails & { readonly plan: BillingPeriod; readonly marketing: boolean };
  readonly name: { readonly firstname: string; readonly lastname: string };
  readonly takesCards: boolean;
  readonly dueDays: number;
  readonly onPaying: (order: string, url: string) => void;
}

const billFields = ['firstname', 'lastname', 'company', 'country', 'address', 'registration', 'vatId'];

/** The choice of payment: by bill by default, or by card. */
export function Payment({ order, name, takesCards, dueDays, onPaying }: PaymentProps) {
  const [payment, setPayment] = useState<PaymentVariant>(defaultPayment);
  const bill = useSend(calls.billRating);
  const [month, year] = [useSend(calls.payRating), useSend(calls.payRatingYear)];
  const card = order.plan === 'year' ? year : month;
  const problem = useFormProblem(bill.failure, billFields);
  if (bill.answer)
    return (
      <Banner
        tone="valid"
        live
        title="Thank you for your order"
        actions={<ButtonLink href="/user/subscriptions">Your subscriptions</ButtonLink>}
      >
        We sent bill {bill.answer.bill} to <DottedName>{order.email}</DottedName>. Please pay it within {dueDays} days.
        Pro opens when your payment arrives.
      </Banner>
    );
  const { email, position, plan, marketing: marketingChecked } = order;
  const payByCard = async (): Promise<void> => {
    const tab = openPayment();
    const sent = await card.send({ body: { plan, email, position, marketingChecked } });
    if (!sent.ok) return tab.close();
    tab.goTo(sent.answer.data.payment_url);
    onPaying(sent.answer.data.order, sent.answer.data.payment_url);
  };
  return (
    <PaymentChoice selected={payment} onSelect={setPayment} takesCards={takesCards}>
      {payment === 'bill' ? (
        <BillForm
          hasOrderInfo
          known={{ ...name, email, position }}
          countries={billCountries}
          isPending={bill.isSending}
          onSubmit={(details) => void bill.send({ body: { ...details, plan, marketingChecked } })}
          {...problem}
        />
      ) : (
        <Stack>
          <Text tone="muted">The payment opens in a new tab, at our payment provider.</Text>
          {card.failure && (
            <Text tone="invalid">
              <span role="alert">{failureWords(card.failure)}</span>
            </Text>
          )}
          <div>
            <Button kind="primary" isPending={card.isSending} onPress={() => void payByCard()}>
              Pay by card
            </Button>
          </div>
        </Stack>
      )}
    </PaymentChoice>
  );
}
