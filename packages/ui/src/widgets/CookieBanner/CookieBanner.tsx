import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
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
  /** The choice that was made. The page that shows the banner keeps it, for 365 days, and takes the banner away. */
  readonly onChoose: (consent: CookieConsent) => void;
  /** Where the privacy policy is. */
  readonly policyHref?: string;
}

/** Asks what cookies may be for, and stays until it is answered. It covers nothing else: the page can be used meanwhile. */
export function CookieBanner({ onChoose, policyHref }: CookieBannerProps) {
  const title = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [ticked, setTicked] = useState<readonly CookieCategory[]>([]);
  const tick = (category: CookieCategory, isTicked: boolean): void =>
    setTicked(isTicked ? [...ticked, category] : ticked.filter((each) => each !== category));

  return (
    <section className={styles.root} aria-labelledby={title}>
      <Heading level={2} size={16} id={title}>
        Cookies
      </Heading>
      <p className={styles.words}>
        Necessary cookies keep this site working. With your consent others measure and improve it.{' '}
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
    </section>
  );
}
