export { Paywall, type PaywallProps } from '../src/widgets/Paywall/Paywall.tsx';
