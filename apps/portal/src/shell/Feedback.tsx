import { ContactButton } from '@routeglass/ui/ContactButton';
import { Spinner } from '@routeglass/ui/Spinner';
import { Suspense } from 'react';
import { lazyExtra } from './lazyExtra.ts';

const FeedbackMessage = lazyExtra(async () => (await import('./FeedbackMessage.tsx')).FeedbackMessage);

interface FeedbackProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The floating contact: a message to the people behind the site. Its form is fetched when it is opened. */
export function Feedback({ isOpen, onOpenChange }: FeedbackProps) {
  return (
    <ContactButton isOpen={isOpen} onOpenChange={onOpenChange}>
      <Suspense fallback={<Spinner label="Loading the form" />}>
        <FeedbackMessage />
      </Suspense>
    </ContactButton>
  );
}
