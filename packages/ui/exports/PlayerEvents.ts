export { PlayerEvents, type PlayerEventsProps } from '../src/widgets/PlayerEvents/PlayerEvents.tsx';
