/** The tab of a payment. */
export interface PaymentTab {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
}

/** Opens the tab while the press counts: later, browsers take it for an advertisement. Where they refuse, this tab leads to the payment. */
export function openPayment(): PaymentTab {
  const tab = window.open('', '_blank');
  if (!tab) return { goTo: (address) => location.assign(address), close: () => {} };
  // The payment page is somebody else's: it must not reach this one.
  tab.opener = null;
  return {
    goTo: (address) => {
      tab.location.href = address;
    },
    close: () => tab.close(),
  };
}
