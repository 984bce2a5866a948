export { ProductTabs, type Product, type ProductTabsProps } from '../src/widgets/ProductTabs/ProductTabs.tsx';
export { productIcon } from '../src/widgets/ProductTabs/productIcons.ts';
