export { LastSeen, type LastSeenProps } from '../src/widgets/LastSeen/LastSeen.tsx';
