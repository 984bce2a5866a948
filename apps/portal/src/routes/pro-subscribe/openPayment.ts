/** The tab of a payment. */
export interface PaymentTab {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
}

/**
 * Opens the tab during the press of the button; later, browsers would block it as a popup. If a browser blocks it anyway, this tab opens the payment.
 */
export function openPayment(): PaymentTab {
  const tab = window.open('', '_blank');
  if (!tab) return { goTo: (address) => location.assign(address), close: () => {} };
  // The payment page is a third party's and must not access this one.
  tab.opener = null;
  return {
    goTo: (address) => {
      tab.location.href = address;
    },
    close: () => tab.close(),
  };
}
