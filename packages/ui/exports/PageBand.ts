export { PageBand, type PageBandProps } from '../src/widgets/PageBand/PageBand.tsx';
export { bandGrounds, type BandGround } from '../src/widgets/PageBand/PageBand.variants.ts';
