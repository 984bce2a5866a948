export { CountryLabel, type CountryLabelProps } from '../src/widgets/CountryLabel/CountryLabel.tsx';
