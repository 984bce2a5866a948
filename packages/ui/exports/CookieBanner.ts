export { CookieBanner, type CookieBannerProps } from '../src/widgets/CookieBanner/CookieBanner.tsx';
export {
  cookieCategories,
  allCookies,
  necessaryCookies,
  type CookieCategory,
  type CookieConsent,
} from '../src/widgets/CookieBanner/consent.ts';
