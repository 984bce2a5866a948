import { useEffect, useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useTakenFocus } from '../../primitives/useTakenFocus.ts';
import {
  consentTo,
  cookieCategories,
  cookieWords,
  allCookies,
  necessaryCookies,
  type CookieCategory,
  type CookieConsent,
} from './consent.ts';
import * as styles from './CookieBanner.css.ts';

export interface CookieBannerProps {
  /** Called with the choice. The page keeps it for 365 days and removes the banner. */
  readonly onChoose: (consent: CookieConsent) => void;
  /** URL of the privacy policy. */
  readonly policyHref?: string;
  /** The current choice, to be changed. Without it the banner asks for the first time. */
  readonly consent?: CookieConsent | undefined;
  /** Whether the browser refuses (Do Not Track, Global Privacy Control): then there is nothing to choose. Default false. */
  readonly isRefusedByBrowser?: boolean;
  /** Closes without a choice; absent if a choice is needed. The focus returns to the element that opened the banner. */
  readonly onClose?: (() => void) | undefined;
}

/** Asks which cookies are allowed, and stays until answered. It does not block the page. */
export function CookieBanner(props: CookieBannerProps) {
  const { onChoose, policyHref, consent, isRefusedByBrowser = false, onClose } = props;
  const title = useId();
  const [isChoosing, setChoosing] = useState(consent !== undefined && !isRefusedByBrowser);
  const [ticked, setTicked] = useState<readonly CookieCategory[]>(() =>
    cookieCategories.filter((category) => consent?.[category]),
  );
  const root = useTakenFocus<HTMLElement>(onClose !== undefined);
  useEffect(() => {
    const banner = root.current;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose?.();
    };
    banner?.addEventListener('keydown', onKeyDown);
    return () => banner?.removeEventListener('keydown', onKeyDown);
  }, [onClose, root]);
  const tick = (category: CookieCategory, isTicked: boolean): void =>
    setTicked(isTicked ? [...ticked, category] : ticked.filter((each) => each !== category));

  return (
    <section ref={root} tabIndex={-1} className={styles.root} aria-labelledby={title}>
      <Heading level={2} size={16} id={title}>
        Cookies
      </Heading>
      <p className={styles.words}>
        {isRefusedByBrowser
          ? 'Your browser asks sites not to track you. Only necessary cookies are used.'
          : 'Necessary cookies keep this site working. With your consent, others help us measure and improve it.'}{' '}
        {policyHref && <Link href={policyHref}>Privacy policy</Link>}
      </p>
      {isChoosing && (
        <div className={styles.categories} role="group" aria-labelledby={title}>
          {cookieCategories.map((category) => (
            <Checkbox
              key={category}
              isSelected={category === 'necessary' || ticked.includes(category)}
              isDisabled={category === 'necessary'}
              onChange={(isTicked) => tick(category, isTicked)}
            >
              <span className={styles.name}>{cookieWords[category].name}</span>
              <span className={styles.purpose}>{cookieWords[category].purpose}</span>
            </Checkbox>
          ))}
        </div>
      )}
      {!isRefusedByBrowser && (
        <div className={styles.actions}>
          <Button onPress={() => onChoose(necessaryCookies)}>Necessary only</Button>
          <Button onPress={() => onChoose(allCookies)}>Accept all</Button>
          <div className={styles.own}>
            {isChoosing ? (
              <Button kind="primary" wide onPress={() => onChoose(consentTo(ticked))}>
                Save my choice
              </Button>
            ) : (
              <Button kind="quiet" wide onPress={() => setChoosing(true)}>
                Choose
              </Button>
            )}
          </div>
        </div>
      )}
      {onClose && (
        <Button kind="quiet" wide onPress={onClose}>
          Close
        </Button>
      )}
    </section>
  );
}
