export { ProductTabs, type Product, type ProductTabsProps } from '../src/widgets/ProductTabs/ProductTabs.tsx';
