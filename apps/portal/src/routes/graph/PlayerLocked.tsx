import { Banner } from '@routeglass/ui/Banner';

interface PlayerLockedProps {
  readonly onClose: () => void;
}

/** Why an address with the player shows the current routes. */
export function PlayerLocked({ onClose }: PlayerLockedProps) {
  return (
    <Banner tone="pro" live title="The player is only available for users with Pro Subscription" onClose={onClose}>
      The graph shows the current routes.
    </Banner>
  );
}
