import { BadSetting } from './badSetting.ts';

/** Takes cards at Stripe, tries it out, or takes none. */
export type PaymentConfig =
  | { readonly kind: 'none' | 'sandbox' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Where its interface is, where it is not Stripe's own. */
      readonly address: URL | null;
    };

/** Throws `BadSetting` where one half of Stripe's keys is missing, or both providers are set. */
export function paymentOf(given: {
  readonly sandbox: boolean;
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  readonly address: string | undefined;
}): PaymentConfig {
  const { sandbox, secretKey, webhookSecret, address: url } = given;
  const hasKeys = secretKey !== undefined || webhookSecret !== undefined;
  if (sandbox && hasKeys) throw new BadSetting('PAYMENT: sandbox cannot be set together with the keys of Stripe.');
  if (sandbox) return { kind: 'sandbox' };
  if (!hasKeys) return { kind: 'none' };
  if (secretKey === undefined || webhookSecret === undefined)
    throw new BadSetting('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or none of them.');
  return { kind: 'stripe', secretKey, webhookSecret, address: url === undefined ? null : new URL(url) };
}
