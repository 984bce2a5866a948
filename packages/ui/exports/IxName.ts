export { IxName, type IxNameProps } from '../src/widgets/IxName/IxName.tsx';
