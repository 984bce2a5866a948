export { ProductPicture, type ProductPictureProps } from '../src/widgets/ProductPicture/ProductPicture.tsx';
