export { OrderInfo, type OrderDetails, type OrderInfoProps } from '../src/widgets/OrderInfo/OrderInfo.tsx';
