/** What the test and the server that it kills both know. */
export const KEY = 'of the payment kills, and of nothing else: 0123456789';
export const WEBHOOK_SECRET = 'whsec_of_the_payment_kills';
