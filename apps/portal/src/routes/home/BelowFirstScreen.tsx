import { memo } from 'react';
import { later } from '../../firstLoad/later.tsx';
import { whenReached } from '../../firstLoad/whenReached.tsx';

const Products = later(async () => (await import('./ProductsBand.tsx')).ProductsBand);
const Story = later(async () => (await import('./StoryBand.tsx')).StoryBand);
const Offer = later(async () => (await import('./OfferBand.tsx')).OfferBand);
const Customers = later(async () => (await import('./CustomersBand.tsx')).CustomersBand);
const Questions = later(async () => (await import('./QuestionsBand.tsx')).QuestionsBand);
const News = whenReached(async () => (await import('./NewsBand.tsx')).NewsBand);
const CollectorPlaces = whenReached(async () => (await import('./MapBand.tsx')).MapBand);

/** The part of the landing page below the first screen. Memoized: it does not depend on what the first screen loads. */
export const BelowFirstScreen = memo(function BelowFirstScreen() {
  return (
    <>
      <Products room="34rem" />
      <Story room="400vh" />
      <Offer room="48rem" />
      <Customers room="48rem" />
      <Questions room="52rem" />
      <News room="20rem" />
      <CollectorPlaces room="52rem" />
    </>
  );
});
