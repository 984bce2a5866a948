export { NetworkName, type NetworkNameProps } from '../src/widgets/NetworkName/NetworkName.tsx';
